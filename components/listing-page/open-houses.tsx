import { openHousesFrom, openHouseText } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";

export function OpenHouses({ listing, today }: { listing: PublicListing; today: string }) {
  const openHouses = openHousesFrom(listing, today);
  if (openHouses.length === 0) return null;
  return (
    <section id="open-houses" className="section" aria-labelledby="open-houses-heading">
      <h2 id="open-houses-heading">{openHouses.length === 1 ? "Open house" : "Open houses"}</h2>
      <ul className="open-houses">
        {openHouses.map((openHouse) => {
          const { day, hours } = openHouseText(openHouse, listing.timeZone);
          return (
            <li key={openHouse.id}>
              <time dateTime={openHouse.startsAt}>{day}</time>
              <span>{hours}</span>
              {openHouse.remarks && <p>{openHouse.remarks}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
