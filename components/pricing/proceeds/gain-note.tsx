import { Callout } from "#components/ui/callout.tsx";

export function GainNote() {
  return (
    <Callout className="text-md">
      Before income tax. Federal law leaves up to $250,000 of gain ($500,000 on most joint returns)
      out of income where you owned the home and lived in it as your main home for two of the five
      years before the sale (IRS Topic 701, Publication 523). What holds for you is a question for a
      tax professional.
    </Callout>
  );
}
