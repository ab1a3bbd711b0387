"use client";

import { useState } from "react";
import { pathOf } from "#lib/contract/call.ts";
import type { TemplateKind } from "#lib/fields/templates.ts";
import type { TemplateView } from "#lib/schemas/templates.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";

const pictureOf = (kind: TemplateKind, page: number, version: string) =>
  pathOf("/api/templates/{kind}/preview", { kind }, { page, v: version });

/** One page as it will be, drawn by the server from the very same lines as the file. */
function PagePicture({
  kind,
  page,
  version,
}: {
  kind: TemplateKind;
  page: number;
  version: string;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const spec = TEMPLATES[kind];
  if (spec.output !== "pdf" && spec.output !== "picture") return null;
  const address = pictureOf(kind, page, version);
  if (failed === address) {
    return (
      <p className="p-4 text-sm text-muted-foreground">
        The preview could not be drawn. Reload the page to try again.
      </p>
    );
  }
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a picture of its own for each version
    <img
      src={address}
      alt={`${spec.label}, page ${page}`}
      width={spec.width}
      height={spec.height}
      loading="lazy"
      onError={() => setFailed(address)}
      className="block h-auto w-full rounded-md border bg-white"
    />
  );
}

function Post({ post }: { post: NonNullable<TemplateView["post"]> }) {
  return (
    <p className="rounded-md border bg-card p-4 leading-7 wrap-anywhere whitespace-pre-wrap">
      {post.text}
    </p>
  );
}

/** What will come out: every page, the text of a post, or the email. */
export function Preview({ template }: { template: TemplateView }) {
  const { kind, version, pages, post } = template;
  const spec = TEMPLATES[kind];
  if (post) return <Post post={post} />;
  if (spec.output === "email") {
    return (
      <iframe
        key={version}
        src={`/api/template-email?v=${version}`}
        title="The email as it will look"
        sandbox=""
        className="h-[44rem] w-full rounded-md border bg-white"
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {Array.from({ length: pages }, (_, index) => (
        <PagePicture key={index} kind={kind} page={index + 1} version={version} />
      ))}
    </div>
  );
}

/** The first page, small. */
export function Thumbnail({ template }: { template: TemplateView }) {
  const { kind, version, post } = template;
  if (post) {
    return (
      <p className="line-clamp-6 text-sm leading-6 wrap-anywhere whitespace-pre-wrap text-muted-foreground">
        {post.text}
      </p>
    );
  }
  if (TEMPLATES[kind].output === "email") {
    return (
      <p className="text-sm leading-6 text-muted-foreground">
        A message with your first photograph, the facts and a link, for friends, neighbors and
        agents.
      </p>
    );
  }
  return <PagePicture kind={kind} page={1} version={version} />;
}
