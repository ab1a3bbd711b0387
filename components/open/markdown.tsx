import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

const ENTITIES: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", copy: "\u00a9" },
  ...{ reg: "\u00ae", trade: "\u2122", mdash: "\u2014", ndash: "\u2013", sect: "\u00a7" },
};
/** Markdown may contain named characters such as "&copy;"; others are shown as they are. */
const decode = (text: string) =>
  text.replace(/&([a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

type Name = MarkedToken["type"];
type Renderers = {
  [N in Name]: (token: Extract<MarkedToken, { type: N }>) => ReactNode;
};

const inner = ({ tokens, text }: { tokens?: Token[]; text: string }) =>
  tokens ? <All tokens={tokens} /> : decode(text);

const nothing = () => null;

function Heading({ token }: { token: Tokens.Heading }) {
  const Level = `h${token.depth}` as "h1";
  return <Level>{inner(token)}</Level>;
}

function List({ token: { ordered, start, items } }: { token: Tokens.List }) {
  const rows = items.map((item, index) => <li key={index}>{inner(item)}</li>);
  return ordered ? <ol start={start === "" ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>;
}

function Cell({ cell, scope }: { cell: Tokens.TableCell; scope?: "col" }) {
  const Kind = scope ? "th" : "td";
  return (
    <Kind scope={scope} style={{ textAlign: cell.align ?? "left" }}>
      {inner(cell)}
    </Kind>
  );
}

function Table({ token: { header, rows } }: { token: Tokens.Table }) {
  return (
    <table>
      <thead>
        <tr>
          {header.map((cell, index) => (
            <Cell key={index} cell={cell} scope="col" />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <Cell key={column} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const RENDERERS: Renderers = {
  heading: (token) => <Heading token={token} />,
  paragraph: (token) => <p>{inner(token)}</p>,
  list: (token) => <List token={token} />,
  list_item: (token) => <li>{inner(token)}</li>,
  blockquote: (token) => <blockquote>{inner(token)}</blockquote>,
  table: (token) => <Table token={token} />,
  code: ({ text }) => (
    <pre>
      <code>{text}</code>
    </pre>
  ),
  hr: () => <hr />,
  // Both are shown as text.
  html: ({ raw }) => raw,
  image: ({ text }) => decode(text),
  link: (token) =>
    SAFE_LINK.test(token.href) ? <a href={token.href}>{inner(token)}</a> : inner(token),
  strong: (token) => <strong>{inner(token)}</strong>,
  em: (token) => <em>{inner(token)}</em>,
  del: (token) => <del>{inner(token)}</del>,
  codespan: ({ text }) => <code>{text}</code>,
  br: () => <br />,
  escape: ({ text }) => text,
  text: (token) => inner(token),
  checkbox: ({ checked }) => (checked ? "[x] " : "[ ] "),
  space: nothing,
  def: nothing,
};

function All({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => {
    const render = RENDERERS[token.type as Name] as (token: Token) => ReactNode;
    return <Fragment key={index}>{render(token)}</Fragment>;
  });
}

/**
 * Renders Markdown. HTML in it is shown as text, images as their alternative text. A link is kept only if it
 * leads to a web page, a place on this site, an email address or a phone number.
 */
export const Markdown = ({ text }: { text: string }) => <All tokens={lexer(text)} />;
