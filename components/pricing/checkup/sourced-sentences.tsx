import type { Sourced } from "#lib/pricing/checkup-sentences.ts";

export function Sentences({ sentences }: { sentences: readonly Sourced[] }) {
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 leading-6 empty:hidden">
      {sentences.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Lists each source once, with its sentences. */
export function Sources({ sentences }: { sentences: readonly Sourced[] }) {
  const bySource = [...Map.groupBy(sentences, ({ source }) => source)];
  return (
    <dl className="flex max-w-prose flex-col gap-3 pb-2 text-md leading-6">
      {bySource.map(([source, those]) => (
        <div key={source}>
          <dt>{those.map(({ text }) => text).join(" ")}</dt>
          <dd className="text-muted-foreground">{source}</dd>
        </div>
      ))}
    </dl>
  );
}
