"use client";

import { Download } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { groupsOfFour } from "#lib/format.ts";
import { CopyButton } from "#components/ui/copy-button.tsx";

/** The codes can't be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const lines = codes.map((code) => groupsOfFour(code, "-")).join("\n");
  return (
    <>
      <ol className="flex flex-col gap-1.5 rounded-lg bg-muted px-4 py-3 font-mono text-sm leading-6">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {groupsOfFour(code, "-")}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={lines}>Copy codes</CopyButton>
        <Button asChild variant="outline">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${lines}\n`)}`}
            download="porchlight-recovery-codes.txt"
          >
            <Icon node={Download} />
            Download codes
          </a>
        </Button>
      </div>
      <DialogFooter>
        <Button onClick={onDone}>I&apos;ve saved my codes</Button>
      </DialogFooter>
    </>
  );
}
