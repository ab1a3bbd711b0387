"use client";

import { useState } from "react";
import { pathOf } from "#lib/contract/call.ts";
import type { PreviewSize, TemplateKind } from "#lib/fields/templates.ts";
import type { TemplateView } from "#lib/schemas/templates.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";

interface Picture {
  kind: TemplateKind;
  page: number;
  version: string;
  size?: PreviewSize;
}

const pictureOf = ({ kind, page, version, size }: Picture) =>
  pathOf("/api/templates/{kind}/preview", { kind }, { page, size, v: version });

/** Shows a page, which the server draws with the same code as the file. */
function PagePicture({ isAtTop = false, ...picture }: Picture & { isAtTop?: boolean }) {
  const [failed, setFailed] = useState<string | null>(null);
  const spec = TEMPLATES[picture.kind];
  if (spec.output !== "pdf" && spec.output !== "picture") return null;
  const address = pictureOf(picture);
  if (failed === address) {
    return (
      <p className="p-4 text-sm text-muted-foreground">
        We couldn&apos;t load the preview. Reload the page to try again.
      </p>
    );
  }
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a new image for each version
    <img
      src={address}
      alt={`${spec.label}, page ${picture.page}`}
      width={spec.width}
      height={spec.height}
      loading={isAtTop ? "eager" : "lazy"}
      fetchPriority={isAtTop ? "high" : "auto"}
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

export function Preview({ template }: { template: TemplateView }) {
  const { kind, version, pages, post } = template;
  const spec = TEMPLATES[kind];
  if (post) return <Post post={post} />;
  if (spec.output === "email") {
    return (
      <iframe
        key={version}
        src={`/api/template-email?v=${version}`}
        title="Email preview"
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

/**
 * Shows a small first page.
 * @param isAtTop whether it is visible without scrolling
 */
export function Thumbnail({ template, isAtTop }: { template: TemplateView; isAtTop: boolean }) {
  const { kind, version, post } = template;
  if (post) {
    return (
      <p className="line-clamp-6 text-xs leading-5 wrap-anywhere whitespace-pre-wrap text-muted-foreground sm:text-sm sm:leading-6">
        {post.text}
      </p>
    );
  }
  if (TEMPLATES[kind].output === "email") {
    return (
      <p className="text-xs leading-5 text-muted-foreground sm:text-sm sm:leading-6">
        An email with your first photo, key facts and a link, for friends, neighbors and agents.
      </p>
    );
  }
  const picture = { kind, page: 1, version, size: "thumbnail" } as const;
  return <PagePicture {...picture} isAtTop={isAtTop} />;
}
