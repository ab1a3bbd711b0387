import { renderPage } from "#app/homes/render.tsx";
import { answerFailure } from "#app/shared-documents/messages.tsx";
import { SharedDocumentPage } from "#components/listing-page/shared-document-page.tsx";
import { clientAddress } from "#http/client-address.ts";
import { publicRoutes } from "#http/public-route.ts";
import { formatDate, formatFileSize } from "#lib/format.ts";
import { openSharedDocument } from "#services/document-links.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /shared-documents/{secret}": async ({ request, params: { secret } }) => {
      const found = await openSharedDocument(secret, clientAddress(request.headers));
      const { name, kind, bytes, address, buyer, endsAt, maxDownloads, downloads, timeZone } =
        found;
      const html = await renderPage(
        <SharedDocumentPage
          {...{ name, kind, buyer }}
          size={formatFileSize(bytes)}
          home={
            address &&
            [address.line1, address.line2, address.city, address.state].filter(Boolean).join(", ")
          }
          until={formatDate(endsAt.toISOString(), { timeZone })}
          left={maxDownloads === null ? null : maxDownloads - downloads}
          action={`/shared-documents/${encodeURIComponent(secret)}/file`}
        />,
      );
      return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    },
  },
  answerFailure,
);
