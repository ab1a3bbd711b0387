import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";

const BUCKET = "homes";

const corsOf = (origin: string) => `<CORSConfiguration><CORSRule>
  <AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader>
</CORSRule></CORSConfiguration>`;

/**
 * Starts an S3 server on loopback with the keys that it knows.
 * @param origin whose pages can upload files to it
 */
export async function startS3Server(origin?: string) {
  const directory = await mkdtemp(path.join(tmpdir(), "porchlight-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, ...(origin && { configs: [corsOf(origin)] }) }],
  });
  const { port } = await server.run();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return {
    folder: directory,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: BUCKET,
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    /** A second call returns the same promise. */
    stop: () => (stopped ??= stop()),
  };
}
