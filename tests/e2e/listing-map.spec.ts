import { findFaults } from "./accessibility.ts";
import { expect } from "./fixtures.ts";
import { press } from "./keyboard.ts";
import { PLACED } from "./people.ts";
import { publishHome } from "./public-home.ts";
import { CREDIT, testWithMap } from "./with-map.ts";

testWithMap(
  "a listing page loads its map once it is opened",
  async ({ page, product, tiles, browser }) => {
    await publishHome(page, undefined, product.dataDir);
    await page.request.post("/api/property", { data: PLACED });
    const { url } = await (await page.request.get("/api/listing")).json();
    const buyer = await (await browser.newContext()).newPage();
    const loaded: string[] = [];
    buyer.on("request", (request) => loaded.push(request.url()));
    // The page is cached for a second.
    await expect
      .poll(async () => (await (await page.request.get(url)).text()).includes("Show map"))
      .toBe(true);
    await buyer.goto(url, { waitUntil: "networkidle" });
    expect(loaded.filter((one) => /\/map\/|_next|127\.0\.0\.1/.test(one))).toEqual([]);
    expect(tiles.asked).toEqual([]);

    await press(buyer, buyer.getByText("Show map"));
    const frame = buyer.frameLocator("iframe");
    await expect(frame.getByLabel("This home")).toBeVisible();
    await expect(frame.getByText(CREDIT)).toBeAttached();
    await expect.poll(() => tiles.asked.some((asked) => asked.endsWith(".pbf"))).toBe(true);
    await press(buyer, frame.getByRole("button", { name: "Zoom in" }));
    expect(await findFaults(buyer)).toEqual([]);
  },
);
