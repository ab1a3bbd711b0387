import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";

/** @param icon stands before the label */
export const OpenListingPage = ({ url, icon }: { url: string; icon?: ReactNode }) => (
  <Button asChild variant="outline">
    <a href={url} target="_blank" rel="noreferrer">
      {icon}
      Open listing page
    </a>
  </Button>
);
