import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { TEMPLATE_KINDS, TEMPLATE_LAYOUT_KEYS } from "#lib/fields/templates.ts";
import { drawTemplate } from "#lib/templates/draw.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import { postOf } from "#lib/templates/post.ts";
import { drawPdf } from "#server/templates/draw-pdf.ts";
import { drawPicture } from "#server/templates/draw-picture.ts";
import { loadFaces } from "#server/templates/faces.ts";
import { runScript, StartError } from "../start-error.ts";

const WIDTH = 1000;

/** `npm run generate -- templates FOLDER`: renders every template, for homes with much and little content. */
await runScript(async () => {
  const [folder, only] = process.argv.slice(2);
  if (!folder) throw new StartError("Usage: npm run generate -- templates FOLDER [TEMPLATE]");
  const { sampleContent, sampleHomes, sampleLogo, samplePictures } =
    await import("#tests/templates/samples.ts");
  await mkdir(folder, { recursive: true });
  const { measure } = await loadFaces();
  const logo = await sampleLogo();
  const pictures = samplePictures(logo, 7);
  const brand = { accent: "#7a1f3d", hidesPorchlight: true, logo: { width: 600, height: 200 } };
  for (const kind of TEMPLATE_KINDS.filter((one) => !only || one === only)) {
    for (const [name, home] of Object.entries(sampleHomes())) {
      const save = (ending: string, bytes: Buffer | string) =>
        writeFile(path.join(folder, `${kind}-${name}${ending}`), bytes);
      if (TEMPLATES[kind].output === "text") {
        await save(".txt", postOf(sampleContent(kind, home)).text);
        continue;
      }
      for (const layout of [...TEMPLATE_LAYOUT_KEYS, "own"] as const) {
        const isOwn = layout === "own";
        const edits = isOwn ? {} : { layout };
        const content = sampleContent(kind, home, edits, isOwn ? { brand } : {});
        const drawing = drawTemplate(content, measure);
        if (!drawing) continue;
        const scale = TEMPLATES[kind].output === "picture" ? 1 : WIDTH / drawing.width;
        for (const page of drawing.pages.keys()) {
          await save(
            `-${layout}-${page + 1}.jpg`,
            await drawPicture(drawing, pictures, { page, scale }),
          );
        }
        if (TEMPLATES[kind].output === "pdf") {
          const maker = isOwn ? null : "Porchlight";
          const pdf = await drawPdf(drawing, pictures, { now: new Date(), maker });
          await save(`-${layout}.pdf`, pdf);
        }
      }
    }
  }
});
