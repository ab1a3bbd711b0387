import { errorMessage } from "#lib/api/client.ts";
import { toast } from "./use-toast.ts";

/** Shows why a change failed, as the server says it. */
export const toastFailure = (title: string, error: unknown) =>
  toast({ variant: "destructive", title, description: errorMessage(error, "Please try again.") });
