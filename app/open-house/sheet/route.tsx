import { renderPage } from "#app/homes/render.tsx";
import { SheetPage } from "#components/listing-page/sign-in-sheet/sheet-page.tsx";
import { publicRoutes } from "#http/public-route.ts";
import { EMAIL_PATTERN } from "#lib/text/email-address.ts";
import { sheetFiles } from "../files.ts";

let page: Promise<string> | undefined;

// Every open house gets the same page. Its script reads the secret behind the `#`.
async function makePage(): Promise<string> {
  const { styles, script } = await sheetFiles();
  return renderPage(<SheetPage {...{ styles, script, emailPattern: EMAIL_PATTERN }} />);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes({
  "GET /open-house/sheet": async () =>
    new Response(await (page ??= makePage()), {
      headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
    }),
});
