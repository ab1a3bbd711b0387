import { connectionFailed, refusedBy } from "#lib/api/client.ts";

/**
 * Saves a file of the API. It is fetched by script, so that an error shows on the screen instead of in a
 * file.
 * @throws ApiError if the call is refused or fails
 */
export async function downloadFile(path: string, name: string): Promise<void> {
  const response = await fetch(path).catch(() => {
    throw connectionFailed();
  });
  if (!response.ok) throw refusedBy(response, await response.text(), null);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
