import { FEATURE_SECTIONS, type FeatureGroup, type Features } from "#lib/fields/features.ts";
import { chosenFeatures } from "#lib/listing/chosen-features.ts";

/** Lists the features by section. Only the first section is open. */
export function FeatureList({ features }: { features: Features | null }) {
  const sections = FEATURE_SECTIONS.map(({ heading, groups }) => ({
    heading,
    groups: groups
      .map(({ key, label }) => ({ key, label, items: itemsOf(features, key) }))
      .filter(({ items }) => items.length > 0),
  })).filter(({ groups }) => groups.length > 0);
  if (sections.length === 0) return null;
  return (
    <section className="section" aria-labelledby="features-heading">
      <h2 id="features-heading">Features</h2>
      {sections.map(({ heading, groups }, index) => (
        <details key={heading} className="feature-section" open={index === 0}>
          <summary>
            <h3>{heading}</h3>
          </summary>
          <dl className="features">
            {groups.map(({ key, label, items }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}

function itemsOf(features: Features | null, group: FeatureGroup): string[] {
  const total = group === "rooms" && features?.rooms.total;
  const spaces = group === "parking" && features?.parking.totalSpaces;
  return [
    ...chosenFeatures(features, group),
    ...(total ? [`${total} ${total === 1 ? "room" : "rooms"} total`] : []),
    ...(spaces ? [`${spaces} ${spaces === 1 ? "space" : "spaces"} total`] : []),
  ];
}
