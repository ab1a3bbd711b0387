/** What the last stage of a Dockerfile copies and starts. */
export interface Image {
  /** What it copies from the previous stage: absolute path there, and path in the working folder. */
  copies: { from: string; to: string }[];
  env: Record<string, string>;
  user: number;
  command: string[];
  healthcheck: string[];
}

/** @throws Error if a command isn't a list, because a shell would intercept the signals */
export function readDockerfile(text: string): Image {
  const lines = text
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => line.trim());
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const after = (word: string) =>
    stage.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const list = (line: string | undefined): string[] =>
    JSON.parse(line?.replace(/^.*?(?=\[)/, "") ?? "") as string[];
  return {
    copies: after("COPY").map((line) => {
      const [, from = "", to = ""] = /^--from=\S+ (\S+) (\S+)$/.exec(line) ?? [];
      if (!from) throw new Error(`COPY ${line} doesn't copy from the previous stage`);
      return { from, to };
    }),
    env: Object.fromEntries(
      after("ENV").flatMap((line) =>
        line.split(" ").map((pair) => pair.split("=") as [string, string]),
      ),
    ),
    user: Number(after("USER")[0]),
    command: list(after("CMD")[0]),
    healthcheck: list(after("HEALTHCHECK")[0]),
  };
}
