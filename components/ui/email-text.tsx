/** An email address. Where it doesn't fit on a line, it breaks before the "@". */
export function EmailText({ children }: { children: string }) {
  const at = Math.max(0, children.lastIndexOf("@"));
  return (
    <span className="wrap-anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
