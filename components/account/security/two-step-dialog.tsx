"use client";

import { useState, type ReactNode } from "react";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#components/ui/dialog.tsx";
import { api } from "#lib/api/client.ts";
import { GET_RECOVERY_CODES } from "#lib/fields/account.ts";
import type { SetUpView } from "#lib/schemas/second-factor.ts";
import { ConnectAppForm } from "./connect-app-form.tsx";
import { PasswordAndCodeForm, PasswordForm } from "./identity-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export type TwoStepTask = "set-up" | "renew" | "turn-off";

interface TaskProps {
  hasPassword: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** Clicks outside don't close it, because recovery codes are shown only once. */
export function TwoStepDialog({
  open,
  task,
  onCloseAutoFocus,
  ...props
}: TaskProps & {
  open: boolean;
  task: TwoStepTask | null;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={props.onClose}>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {task === "set-up" ? <SetUp {...props} /> : null}
        {task === "renew" ? <Renew {...props} /> : null}
        {task === "turn-off" ? <TurnOff {...props} /> : null}
      </DialogContent>
    </Dialog>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
      </DialogHeader>
      {children}
    </>
  );
}

function CodesStep({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Step
      title="Save your recovery codes"
      text="Each one lets you log in once without your app, for example if you lose your phone. Store them somewhere safe. We won't show them again."
    >
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Step>
  );
}

const RECENT = "You need to have logged in within the last 10 minutes.";
const askPassword = (hasPassword: boolean) =>
  hasPassword ? "Enter your password to confirm it's you." : RECENT;
const askPasswordAndCode = (hasPassword: boolean) =>
  hasPassword ? "Enter your password and a code to confirm it's you." : RECENT;

function SetUp({ hasPassword, onChanged, onClose }: TaskProps) {
  const [setUp, setSetUp] = useState<SetUpView | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesStep codes={codes} onClose={onClose} />;
  if (setUp) {
    return (
      <Step
        title="Connect your app"
        text="Scan this code with an authenticator app. Then enter the 6-digit code the app shows."
      >
        <ConnectAppForm
          setUp={setUp}
          onCancel={onClose}
          onConfirmed={(recoveryCodes) => {
            setCodes(recoveryCodes);
            onChanged();
          }}
        />
      </Step>
    );
  }
  return (
    <Step title="Set up two-step verification" text={askPassword(hasPassword)}>
      <PasswordForm
        hasPassword={hasPassword}
        submitLabel="Continue"
        pendingLabel="Checking..."
        send={async (body) => setSetUp(await api("POST /api/second-factor", { body }))}
        onCancel={onClose}
      />
    </Step>
  );
}

function Renew({ hasPassword, onChanged, onClose }: TaskProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesStep codes={codes} onClose={onClose} />;
  return (
    <Step
      title={GET_RECOVERY_CODES}
      text={`Your current codes will stop working. ${askPasswordAndCode(hasPassword)}`}
    >
      <PasswordAndCodeForm
        hasPassword={hasPassword}
        submitLabel="Get new codes"
        pendingLabel="Getting codes..."
        send={async (body) => {
          const { recoveryCodes } = await api("POST /api/second-factor/recovery-codes", { body });
          setCodes(recoveryCodes);
          onChanged();
        }}
        onCancel={onClose}
      />
    </Step>
  );
}

function TurnOff({ hasPassword, onChanged, onClose }: TaskProps) {
  return (
    <Step
      title="Turn off two-step verification"
      text={`You won't be asked for a code when you log in. ${askPasswordAndCode(hasPassword)}`}
    >
      <PasswordAndCodeForm
        hasPassword={hasPassword}
        submitLabel="Turn off"
        pendingLabel="Turning off..."
        send={async (body) => {
          await api("POST /api/second-factor/remove", { body });
          onChanged();
          onClose();
        }}
        onCancel={onClose}
      />
    </Step>
  );
}
