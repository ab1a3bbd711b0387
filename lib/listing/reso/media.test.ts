import { describe, expect, it } from "vitest";
import { ALTERATION_KEYS, MAX_PHOTOS, PHOTO_ROOM_KEYS } from "#lib/fields/photos.ts";
import { samplePhoto } from "#tests/listing/sample-listing.ts";
import { IMAGE_OF, MEDIA_ALTERATION } from "./media.ts";
import { faults, record } from "#tests/listing/reso-record.ts";

describe("photos", () => {
  it("have full URLs while the listing is public, and none otherwise", () => {
    const [cover] = record().Media;
    expect(cover).toMatchObject({
      MediaURL:
        "https://porchlight.example/homes/611-s-maple-st-seattle-wa-98101/photos/01-2560.jpg",
      Order: 0,
      PreferredPhotoYN: true,
      ImageOf: "Front of Structure",
      ShortDescription: "The front in the evening",
      MediaAlteration: ["None"],
      Permission: ["Public"],
    });
    const withdrawn = record({ status: "withdrawn" });
    expect(withdrawn).not.toHaveProperty("ListingURL");
    expect(withdrawn.Media[0]).not.toHaveProperty("MediaURL");
    expect(withdrawn.Media[0]).toMatchObject({ Permission: ["Private"] });
  });

  it("are counted and ordered up to the maximum", () => {
    const photos = Array.from({ length: MAX_PHOTOS }, (_, index) => samplePhoto(index + 1));
    const { Media, PhotosCount } = record({ photos });
    expect(PhotosCount).toBe(60);
    expect(Media.map(({ Order }) => Order)).toEqual([...photos.keys()]);
    expect(Media.filter(({ PreferredPhotoYN }) => PreferredPhotoYN)).toHaveLength(1);
  });

  it("say that they were altered, and are followed by the unaltered one once", () => {
    const taken = samplePhoto(4);
    const labels = ["Items removed"];
    const altered = { kinds: ["items_removed"], labels, unaltered: taken };
    const photos = [
      samplePhoto(1),
      samplePhoto(2, { alteration: altered }),
      samplePhoto(3),
      taken,
      samplePhoto(5, { alteration: { ...altered, unaltered: samplePhoto(6) } }),
    ];
    const { Media } = record({ photos });
    expect(Media.map(({ MediaKey }) => String(MediaKey).at(-1))).toEqual([..."124356"]);
    expect(Media[1]).toMatchObject({
      MediaAlteration: ["Decluttered - Item Removed"],
      LongDescription: "Bedroom 2. Altered: Items removed.",
    });
    expect(Media[2]).toMatchObject({
      MediaAlteration: ["None"],
      LongDescription: "Bedroom 4. Unaltered.",
    });
  });

  it("have a short description that fits, or none", () => {
    const caption = "x".repeat(51);
    const short = (room: string | null) =>
      record({ photos: [samplePhoto(1, { caption, room })] }).Media[0];
    expect(short("Kitchen")).toMatchObject({
      ShortDescription: "Kitchen",
      LongDescription: caption,
    });
    expect(short(null)).not.toHaveProperty("ShortDescription");
  });

  it("map each room and alteration to the standard", () => {
    for (const roomKey of PHOTO_ROOM_KEYS) {
      const fields = record({ photos: [samplePhoto(1, { roomKey })] });
      expect(faults(fields)).toEqual([]);
      expect("ImageOf" in (fields.Media[0] ?? {})).toBe(IMAGE_OF[roomKey] !== null);
    }
    expect(Object.keys(MEDIA_ALTERATION)).toEqual(ALTERATION_KEYS);
  });
});
