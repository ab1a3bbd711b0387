/**
 * `npm run test:vercel`: runs the real `vercel build` with Next's adapter off and on, checks the output,
 * and serves it to a browser by the rules of the Build Output API. Needs no account, and no network once
 * Vercel's CLI is installed. Leaves the working folder unchanged. Exits with 1 if a promise is broken.
 * Takes about nine minutes.
 */
import path from "node:path";
import { startS3Server } from "#tests/photos/s3-server.ts";
import { installBrowser } from "../browser.ts";
import { withScratchDatabase, withScratchFolder } from "../../db/scratch-database.ts";
import { runScript, StartError } from "../../start-error.ts";
import { concludePromises, must, promise } from "../trials/promises.ts";
import { buildByVercel, copyCheckout, installCli } from "./build.ts";
import {
  checkCrons,
  checkPolicies,
  checkRoutes,
  checkSecrets,
  checkSizes,
  checkTraces,
} from "./checks.ts";
import { Functions } from "./functions.ts";
import { askForJobs, walk } from "./journey.ts";
import { type Output, readOutput } from "./output.ts";
import { startPlatform } from "./server.ts";

const CRON_SECRET = "a-secret-of-the-scheduler-that-is-long-enough";

async function serve(output: Output, folder: string): Promise<void> {
  const platform = await startPlatform(output);
  const store = await startS3Server(platform.origin);
  await withScratchDatabase({}, async ({ url, client }) => {
    const functions = new Functions(output.root, folder, {
      VERCEL: "1",
      VERCEL_ENV: "production",
      VERCEL_URL: platform.host,
      VERCEL_PROJECT_PRODUCTION_URL: platform.host,
      DATABASE_URL: url,
      AUTH_SECRET: "a-secret-for-trials-that-is-long-enough",
      CRON_SECRET,
      S3_ENDPOINT: store.settings.endpoint,
      S3_REGION: store.settings.region,
      S3_BUCKET: store.settings.bucket,
      S3_ACCESS_KEY_ID: store.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
    });
    platform.serve(functions);
    await promise("a seller can sign up and publish a home", () =>
      walk(platform.origin, (statement) => client.unsafe(statement)),
    );
    await promise("the scheduler runs jobs", () => askForJobs(platform.origin, CRON_SECRET));
    await promise("functions read only their own files and write none", async () => {
      must(functions.errors.length === 0, functions.errors.slice(0, 20).join("\n"));
      return `${functions.count} ran without errors`;
    });
    await platform.stop();
    await store.stop();
  });
}

async function tryOutput(output: Output, folder: string): Promise<void> {
  await promise("functions are smaller than 250 MB", async () => checkSizes(output));
  await promise("files that functions read are traced", async () => checkTraces(output));
  await promise("requests reach the right functions", () => checkRoutes(output));
  await promise("policies are strict", async () => checkPolicies(output));
  await promise("crons match vercel.json", async () => checkCrons(output));
  await promise("no secret is built in", async () => checkSecrets(output));
  await serve(output, folder);
}

await runScript(async () => {
  const fault = installBrowser();
  if (fault) throw new StartError(fault);
  installCli();
  await withScratchFolder(async (folder) => {
    const root = path.join(folder, "checkout");
    await copyCheckout(root);
    for (const hasAdapter of [false, true]) {
      console.log(`\nWith Next's adapter ${hasAdapter ? "on" : "off"}:`);
      let output: Output | undefined;
      await promise("vercel build produces an output", async () => {
        await buildByVercel(root, hasAdapter);
        output = readOutput(root);
        return `for ${output.targets.size} paths`;
      });
      if (output) await tryOutput(output, path.join(folder, hasAdapter ? "on" : "off"));
    }
  });
  process.exit(concludePromises());
});
