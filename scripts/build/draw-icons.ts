/**
 * Draws the icons of the installed app from public/icon.svg. Run it after changing that file: `node
 * --import ./scripts/node.mjs scripts/build/draw-icons.ts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { ROOT } from "../root.ts";
import { runScript } from "../start-error.ts";

const PUBLIC = path.join(ROOT, "public");

// The safe zone of a maskable icon is a circle of 80% (W3C, Web Application Manifest).
const SAFE = 0.8;

/** The same image with a full-bleed background and its content inside the safe zone. */
function maskable(svg: string): string {
  const side = 32;
  const inset = (side * (1 - SAFE)) / 2;
  const [ground = ""] = /<rect[^>]*\/>/.exec(svg) ?? [];
  if (!ground) throw new Error("public/icon.svg has no background");
  const inside = svg.slice(svg.indexOf(ground) + ground.length, svg.lastIndexOf("</svg>"));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground.replace(/ rx="\d+"/, "")}<g transform="translate(${inset} ${inset}) scale(${SAFE})">${inside}</g></svg>`;
}

await runScript(async () => {
  const wasm = path.join(ROOT, "node_modules/@resvg/resvg-wasm/index_bg.wasm");
  await initWasm(await readFile(wasm));
  const svg = await readFile(path.join(PUBLIC, "icon.svg"), "utf8");
  const draw = (name: string, picture: string, width: number) =>
    writeFile(
      path.join(PUBLIC, name),
      new Resvg(picture, { fitTo: { mode: "width", value: width } }).render().asPng(),
    );
  await draw("icon-192.png", svg, 192);
  await draw("icon-512.png", svg, 512);
  await draw("icon-maskable-512.png", maskable(svg), 512);
});
