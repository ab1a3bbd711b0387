import { Markdown } from "./markdown.tsx";

const LOOK = [
  "flex flex-col gap-4 leading-7 wrap-anywhere",
  "[&_h1]:text-[1.75rem] [&_h1]:leading-9 sm:[&_h1]:text-[2.125rem] sm:[&_h1]:leading-11",
  "[&_h2]:mt-5 [&_h2]:text-xl [&_h2]:break-after-avoid",
  "[&_h3]:mt-2 [&_h3]:font-semibold [&_h3]:break-after-avoid",
  "[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-6 [&_ol]:pl-6 [&_li+li]:mt-1.5",
  "[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4",
  "[&_table]:w-full [&_td]:border-t [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2 [&_th]:pr-4",
  "[&_blockquote]:rounded-lg [&_blockquote]:bg-lamp [&_blockquote]:px-4 [&_blockquote]:py-3 [&_blockquote]:font-medium [&_blockquote]:text-lamp-foreground print:[&_blockquote]:border",
].join(" ");

/** @param text Markdown */
export const Article = ({ text }: { text: string }) => (
  <article className={LOOK}>
    <Markdown text={text} />
  </article>
);
