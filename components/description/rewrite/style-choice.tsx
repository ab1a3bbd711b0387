import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import { type Length, TONES } from "#lib/fields/description.ts";
import type { DescriptionStyle } from "#lib/schemas/description.ts";
import { LENGTH_LABELS, TONE_LABELS } from "./style-labels.ts";

export function StyleChoice({
  style,
  lengths,
  disabled,
  onChange,
  "aria-describedby": describedBy,
}: {
  style: DescriptionStyle;
  /** Those that differ for this home. */
  lengths: readonly Length[];
  disabled: boolean;
  onChange: (change: Partial<DescriptionStyle>) => void;
  "aria-describedby": string;
}) {
  return (
    <div className="grid gap-5 p-5 sm:px-7 @md:grid-cols-2">
      <SegmentedControl
        label="Tone"
        aria-describedby={describedBy}
        value={style.tone}
        onValueChange={(tone) => onChange({ tone })}
        disabled={disabled}
      >
        {TONES.map((tone) => (
          <Segment key={tone} value={tone}>
            {TONE_LABELS[tone]}
          </Segment>
        ))}
      </SegmentedControl>
      {lengths.length > 1 ? (
        <SegmentedControl
          label="Length"
          aria-describedby={describedBy}
          value={style.length}
          onValueChange={(length) => onChange({ length })}
          disabled={disabled}
        >
          {lengths.map((length) => (
            <Segment key={length} value={length}>
              {LENGTH_LABELS[length].name}
              <span className="sr-only">{`, about ${LENGTH_LABELS[length].characters} characters`}</span>
            </Segment>
          ))}
        </SegmentedControl>
      ) : null}
    </div>
  );
}
