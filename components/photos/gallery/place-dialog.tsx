"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "#components/ui/dialog.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";

export function PlaceDialog({
  open,
  onClose,
  name,
  place,
  count,
  onMove,
}: {
  open: boolean;
  onClose: () => void;
  name: string;
  /** From 1, as shown to the person. */
  place: number;
  count: number;
  onMove: (place: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(String(place));
  const [isRefused, setRefused] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = Number(typed);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > count) return setRefused(true);
    onMove(wanted);
    onClose();
  }
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent aria-describedby={undefined} className="max-w-sm">
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <DialogHeader>
            <DialogTitle>Move {name}</DialogTitle>
          </DialogHeader>
          <div className="flex flex-col gap-1.5">
            <Label htmlFor={id}>Position (1 to {count})</Label>
            <Input
              id={id}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              aria-invalid={isRefused}
              aria-describedby={`${id}-message`}
              onChange={({ target }) => setTyped(target.value)}
              onFocus={({ target }) => target.select()}
            />
            <p
              id={`${id}-message`}
              aria-live="polite"
              className="text-sm leading-5 font-medium text-destructive"
            >
              {isRefused ? `Enter a whole number from 1 to ${count}.` : null}
            </p>
          </div>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Move photo</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
