"use client";

import { type ComponentProps, useState } from "react";
import { type FieldPath, type FieldValues, useController, useFormContext } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { formatArea, plainNumber } from "#lib/format.ts";
import { acresToSquareFeet, likelyAcres, readLotSize } from "#lib/us/lot-size.ts";
import { TextField } from "./text-field.tsx";

const inAcres = (acres: number) => `${plainNumber(acres)} ${acres === 1 ? "acre" : "acres"}`;
const inSquareFeet = (squareFeet: number) => `${plainNumber(squareFeet)} sq ft`;

function Question({
  acres,
  onAcres,
  onSquareFeet,
}: {
  acres: number;
  onAcres: () => void;
  onSquareFeet: () => void;
}) {
  return (
    <div role="group" aria-label="Lot size unit" className="mt-3 flex flex-col gap-2.5">
      <p
        role="status"
        className="text-sm leading-5 font-medium"
      >{`Is the lot ${inAcres(acres)}?`}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" variant="outline" onClick={onAcres}>
          {`Yes, ${inAcres(acres)}`}
        </Button>
        {acres >= 1 ? (
          <Button size="sm" variant="outline" onClick={onSquareFeet}>
            {`No, ${inSquareFeet(acres)}`}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Converts acres when the field loses the focus, and asks about small numbers without a unit. */
export function LotSizeField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: ComponentProps<typeof TextField<Values, Name, Output>>,
) {
  const { control, name, after = "sq ft" } = props;
  const { field, fieldState } = useController({ control, name });
  const { setFocus } = useFormContext<Values>();
  const [hasLeft, setHasLeft] = useState(false);
  const [filledIn, setFilledIn] = useState<{ typed: string; value: string } | null>(null);
  const typed = String(field.value ?? "");
  const acres = likelyAcres(typed);
  const asks = acres !== null && (hasLeft || fieldState.invalid);
  const isConverted =
    filledIn?.value === typed && !filledIn.typed.replaceAll(",", "").startsWith(typed);
  const note = isConverted ? `${filledIn.typed} is ${formatArea(Number(typed))}.` : "";

  function fillIn(squareFeet: number, from: string) {
    const value = plainNumber(squareFeet);
    field.onChange(value);
    setFilledIn({ typed: from, value });
  }

  function leave() {
    setHasLeft(true);
    const squareFeet = readLotSize(typed);
    // A small area keeps its unit, so that the question isn't asked again.
    if (squareFeet !== null && likelyAcres(plainNumber(squareFeet)) === null) {
      fillIn(squareFeet, typed.trim());
    }
  }

  function answer(take: () => void) {
    take();
    setFocus(name);
  }

  return (
    <div>
      <div onBlur={leave} onFocus={() => setHasLeft(false)}>
        {/* A typed unit replaces the field's own. */}
        <TextField {...props} after={/[a-z]/i.test(typed) ? " " : after} />
      </div>
      <p role="status" className="text-sm leading-5 text-muted-foreground">
        {note}
      </p>
      {asks ? (
        <Question
          acres={acres}
          onAcres={() => answer(() => fillIn(acresToSquareFeet(acres), inAcres(acres)))}
          onSquareFeet={() => answer(() => field.onChange(inSquareFeet(acres)))}
        />
      ) : null}
    </div>
  );
}
