import { Callout } from "#components/ui/callout.tsx";

export function GainNote() {
  return (
    <Callout className="text-md">
      These amounts are before income tax. Federal law may let you exclude up to $250,000 of gain
      ($500,000 on most joint returns). You must have owned the home and lived in it as your main
      home for two of the five years before the sale (IRS Topic 701, Publication 523). Ask a tax
      professional about your situation.
    </Callout>
  );
}
