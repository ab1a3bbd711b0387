"use client";

import type { ReactNode } from "react";
import {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from "#components/ui/card.tsx";
import { cn } from "#lib/utils.ts";
import { DraftNote } from "./draft-note.tsx";

/** @param className for the column of fields */
export function FormCard({
  title,
  description,
  actions,
  className,
  children,
}: {
  title?: string;
  description?: string;
  actions: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card>
      {title ? (
        <CardHeader>
          <CardTitle>{title}</CardTitle>
          {description ? <CardDescription>{description}</CardDescription> : null}
        </CardHeader>
      ) : null}
      <CardContent className={cn("flex flex-col gap-5", className)}>
        <DraftNote />
        {children}
      </CardContent>
      <CardFooter>{actions}</CardFooter>
    </Card>
  );
}
