import type { ReactNode } from "react";
import { HiddenDescriptionNotice } from "#components/layout/hidden-description-notice.tsx";
import { WizardScreen } from "#components/layout/wizard-screen.tsx";
import { Banner } from "#components/ui/banner.tsx";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { LeftOutWords } from "./left-out/left-out-words.tsx";
import { Notices } from "./notices.tsx";
import type { Description } from "./use-description.ts";
import { useHiddenDescription } from "./use-hidden-description.ts";

const INTRODUCTION =
  "Written only from the details you entered. Edit it, rewrite it, and accept it when you're happy with it.";

export function DescriptionFrame({
  property,
  description,
  onAnswer,
  children,
}: {
  property: LatestPropertyView;
  description: Description;
  onAnswer: (act: () => void) => void;
  children: ReactNode;
}) {
  const hidden = useHiddenDescription();
  const { isAccepted, justAccepted, forgetJustAccepted, announcement } = description;
  return (
    <WizardScreen
      step="description"
      property={{ ...property, descriptionAccepted: isAccepted && !hidden }}
      eyebrow="Your Property"
      title={isAccepted ? "Review your description" : "Description"}
      description={isAccepted ? undefined : INTRODUCTION}
      isWide={!isAccepted}
    >
      <div className="@container flex flex-col gap-4">
        <Banner
          tone="success"
          message={justAccepted ? "Your description has been accepted." : null}
          onHide={forgetJustAccepted}
          className="sticky top-20 z-20"
        />
        <HiddenDescriptionNotice
          hidden={hidden}
          onReview={() => onAnswer(description.startEditing)}
        />
        <Notices description={description} onAnswer={onAnswer} />
        <LeftOutWords property={property} onEmpty={() => onAnswer(() => undefined)} />
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {children}
      </div>
    </WizardScreen>
  );
}
