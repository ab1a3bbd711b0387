import { ExternalLink } from "lucide";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { OPENS_IN_NEW_TAB } from "#components/ui/link.tsx";

const MARKETPLACE = "https://www.taskrabbit.com/";

function Helper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-1.5 rounded-xl border bg-card p-5 shadow-card">
      <h3 className="text-base leading-6 font-semibold">{title}</h3>
      <p className="leading-7">{children}</p>
    </li>
  );
}

/** Kinds of help for which we have no list of businesses. */
export function Advice() {
  return (
    <section aria-labelledby="advice" className="flex flex-col gap-4">
      <h2 id="advice" className="text-xl leading-7">
        You don&apos;t have to do it all yourself
      </h2>
      <ul className="grid gap-4 lg:grid-cols-3">
        <Helper title="A professional organizer">
          An organizer helps you sort, pack and haul, room by room. Ask for an hourly price, and
          start with the hardest room.
        </Helper>
        <Helper title="A home stager">
          A stager arranges your furniture or brings in rented pieces so rooms look good in photos.
          Many offer a one-time consultation with a list you can follow yourself.
        </Helper>
        <Helper title="Help for a day">
          For hanging, hauling, yard work and small repairs, hire someone near you on{" "}
          <Button asChild variant="link" size="inline" className="inline whitespace-nowrap">
            <a
              href={MARKETPLACE}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
            >
              Taskrabbit <Icon node={ExternalLink} className="inline size-4! align-[-0.15em]" />
              <span className="sr-only">{OPENS_IN_NEW_TAB}</span>
            </a>
          </Button>
          , a marketplace for task helpers. It isn&apos;t part of Porchlight.
        </Helper>
      </ul>
    </section>
  );
}
