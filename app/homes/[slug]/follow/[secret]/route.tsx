import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import { FollowerPage } from "#components/listing-page/follow-page.tsx";
import { readForm } from "#http/body.ts";
import { clientAddress } from "#http/client-address.ts";
import { publicRoutes } from "#http/public-route.ts";
import { AppError } from "#lib/errors.ts";
import { readFollower } from "#services/followers.ts";
import { setMails } from "#services/unsubscribe.ts";

const pathOf = ({ slug, secret }: { slug: string; secret: string }) =>
  `/homes/${encodeURIComponent(slug)}/follow/${encodeURIComponent(secret)}`;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /homes/{slug}/follow/{secret}": async ({ params }) =>
      answerDocument(
        <FollowerPage follower={await readFollower(params.secret)} action={pathOf(params)} />,
      ),
    "POST /homes/{slug}/follow/{secret}": async ({ request, params }) => {
      const action = (await readForm(request)).get("action");
      if (action !== "follow" && action !== "stop") {
        throw new AppError("bad_request", "Choose what you want to do.");
      }
      await setMails(params.secret, action === "follow", clientAddress(request.headers));
      return seeOther(pathOf(params));
    },
  },
  (failure) => answerFailure(failure, "follower"),
);
