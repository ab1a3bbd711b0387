import { byRoom } from "#lib/inventory/by-room.ts";
import { formatMoney } from "#lib/format.ts";
import type { PublicListing, PublicItem } from "#lib/listing/public-listing.ts";
import { Fold } from "./fold.tsx";

const PARTS = [
  { fate: "stays", heading: "Included" },
  { fate: "for_sale", heading: "For sale" },
] as const;

function InventoryItem({ thing: { name, fate, price, note } }: { thing: PublicItem }) {
  return (
    <li>
      {name}
      {fate === "for_sale" && price !== null && `, ${formatMoney(price)}`}
      {note && <span className="thing-note">{note}</span>}
    </li>
  );
}

/** Lists what is included and for sale by room, if the seller shows it. */
export function Inventory({ inventory }: Pick<PublicListing, "inventory">) {
  if (inventory.length === 0) return null;
  return (
    <Fold id="inventory-heading" title="Included and for sale" className="inventory">
      {PARTS.map(({ fate, heading }) => {
        const rooms = byRoom(inventory.filter((thing) => thing.fate === fate));
        if (rooms.length === 0) return null;
        return (
          <div key={fate} className="feature-section">
            <h3>{heading}</h3>
            <dl className="features">
              {rooms.map(({ room, label, items }) => (
                <div key={room}>
                  <dt>{label}</dt>
                  <dd>
                    <ul>
                      {items.map((thing) => (
                        <InventoryItem key={thing.id} thing={thing} />
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
      <p className="thing-note">Listed by the seller. The purchase contract controls.</p>
    </Fold>
  );
}
