import { TRAFFIC_SOURCES } from "#lib/fields/listing.ts";
import { formatNumber } from "#lib/format.ts";
import type { Details } from "./details.ts";

const head = "py-2 text-sm font-medium text-muted-foreground";

export function Origins({ sources, sites }: Pick<Details, "sources" | "sites">) {
  return (
    <section aria-labelledby="traffic-origins" className="flex flex-col gap-3">
      <h3 id="traffic-origins" className="text-lg leading-7">
        Traffic sources
      </h3>
      <div className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-2">
        <table aria-label="Traffic sources" className="w-full text-left">
          <thead className="border-b">
            <tr>
              <th scope="col" className={head}>
                Source
              </th>
              <th scope="col" className={`${head} pl-3 text-right`}>
                Page views
              </th>
              <th scope="col" className={`${head} pl-3 text-right`}>
                Visitors
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {sources.map(({ source, views, people }) => (
              <tr key={source}>
                <th scope="row" className="py-2 font-normal">
                  {TRAFFIC_SOURCES[source]}
                </th>
                <td className="py-2 pl-3 text-right figures">{formatNumber(views)}</td>
                <td className="py-2 pl-3 text-right figures">{formatNumber(people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {sites.length > 0 ? (
          <table aria-label="Websites" className="w-full text-left">
            <thead className="border-b">
              <tr>
                <th scope="col" className={head}>
                  Website
                </th>
                <th scope="col" className={`${head} pl-3 text-right`}>
                  Visitors
                </th>
              </tr>
            </thead>
            <tbody className="divide-y">
              {sites.map(({ site, people }) => (
                <tr key={site}>
                  <th scope="row" className="py-2 font-normal wrap-anywhere">
                    {site}
                  </th>
                  <td className="py-2 pl-3 text-right figures">{formatNumber(people)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
      </div>
    </section>
  );
}
