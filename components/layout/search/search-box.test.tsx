import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchView } from "#lib/schemas/search.ts";
import { router, visit } from "#tests/navigation.ts";
import { renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { SearchBox } from "./search-box.tsx";
import { scrollToPart } from "./show-part.ts";

const server = setUpScreen();
const callOf = (q: string) => `GET /api/search?${new URLSearchParams({ q })}`;

const plain = (text: string) => ({ text, marks: [] });
const FOUND: SearchView = {
  groups: [
    {
      kind: "screen",
      count: 1,
      results: [
        {
          href: "/security#oldPassword",
          title: { text: "Change password", marks: [[7, 15]] },
          excerpt: plain("Security: choose a new password."),
        },
      ],
    },
    {
      kind: "photo",
      count: 9,
      results: [{ href: "/photography", title: plain("Kitchen"), excerpt: plain("") }],
    },
  ],
};

const box = () => screen.getByRole("combobox", { name: "Search" });
const options = () => screen.getAllByRole("option").map((option) => option.textContent);
const active = () =>
  document.getElementById(box().getAttribute("aria-activedescendant") ?? "")?.textContent;
const press = (key: string) => fireEvent.keyDown(box(), { key });

async function type(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(200));
  await settle();
}

const followed: string[] = [];

function setUp() {
  renderScreen(
    <>
      <SearchBox />
      <input aria-label="Another field" />
    </>,
  );
  for (const q of ["p", "pa", "pass"]) server.answer(callOf(q), 200, FOUND);
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  followed.length = 0;
  router.push.mockClear();
  const listen = (event: Event) => {
    const link = (event.target as Element).closest("a");
    if (!link) return;
    event.preventDefault();
    followed.push(link.getAttribute("href") ?? "");
  };
  document.body.addEventListener("click", listen, { once: true });
  return () => document.body.removeEventListener("click", listen);
});

describe("the search box", () => {
  it("submits to the results page", () => {
    setUp();
    const form = screen.getByRole("search");
    expect(form).toHaveAttribute("action", "/search");
    expect(box()).toHaveAttribute("name", "q");
    expect(box()).toHaveAttribute("placeholder", "Search");
    expect(box()).toHaveAttribute("aria-expanded", "false");
  });

  it("lists matches by kind with the words highlighted", async () => {
    setUp();
    await type("pass");
    expect(box()).toHaveAttribute("aria-expanded", "true");
    const list = screen.getByRole("listbox", { name: "Search results" });
    expect(box()).toHaveAttribute("aria-controls", list.id);
    const group = within(list).getByRole("group", { name: "Screens and settings" });
    expect(within(group).getByText("password", { selector: "mark" })).toBeInTheDocument();
    expect(options()).toEqual([
      "Change passwordSecurity: choose a new password.",
      "Kitchen",
      "All results for “pass”",
    ]);
    expect(screen.getByRole("status")).toHaveTextContent("10 results");
  });

  it("says when there are no results, and shows errors", async () => {
    setUp();
    server.answer(callOf("zzzz"), 200, { groups: [] });
    await type("zzzz");
    expect(screen.getByText(/No results\. Try fewer/)).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("No results found");
    server.answer(callOf("yyyy"), 503, { error: "Porchlight can't reach its database right now." });
    await type("yyyy");
    expect(screen.getByRole("alert")).toHaveTextContent("can't reach its database");
  });
});

describe("the keyboard", () => {
  it("selects with the arrows, wrapping through the box, and opens with Enter", async () => {
    setUp();
    await type("pass");
    expect(active()).toBeUndefined();
    press("ArrowDown");
    expect(active()).toMatch(/^Change password/);
    press("ArrowDown");
    press("ArrowDown");
    expect(active()).toBe("All results for “pass”");
    press("ArrowDown");
    expect(active()).toBeUndefined();
    press("ArrowUp");
    press("ArrowUp");
    expect(active()).toBe("Kitchen");
    expect(screen.getByRole("option", { name: "Kitchen" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    press("Enter");
    expect(followed).toEqual(["/photography"]);
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(box()).toHaveValue("");
  });

  it("opens all results with Enter when none is selected", async () => {
    setUp();
    await type("pass");
    press("Enter");
    fireEvent.submit(screen.getByRole("search"));
    expect(router.push).toHaveBeenCalledExactlyOnceWith("/search?q=pass");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  });

  it("closes the list with Escape and keeps the words", async () => {
    setUp();
    await type("pass");
    press("Escape");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(box()).toHaveValue("pass");
    expect(box()).toHaveAttribute("aria-expanded", "false");
  });

  it.each([{ key: "/" }, { key: "k", ctrlKey: true }, { key: "k", metaKey: true }])(
    "moves the focus to the box on %j",
    (key) => {
      setUp();
      fireEvent.keyDown(document.body, key);
      expect(box()).toHaveFocus();
    },
  );

  it("doesn't take a slash from another field", async () => {
    setUp();
    const other = screen.getByRole("textbox", { name: "Another field" });
    other.focus();
    fireEvent.keyDown(other, { key: "/" });
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(other).toHaveFocus();
  });
});

describe("while typing", () => {
  it("sends one request for several letters and ignores an older response", async () => {
    setUp();
    await type("p");
    const answerOlder = server.hold(callOf("pas"));
    fireEvent.change(box(), { target: { value: "pa" } });
    await act(() => vi.advanceTimersByTimeAsync(50));
    await type("pas");
    expect(server.callsOf(callOf("pa"))).toEqual([]);
    await type("pass");
    await answerOlder(200, { groups: [] });
    expect(options()).toContain("Kitchen");
  });
});

describe("a part of a screen", () => {
  it("is opened and focused by its field's name once it's rendered", async () => {
    visit("/");
    const { rerender } = renderScreen(<p>Loading...</p>);
    scrollToPart(`${location.pathname}#heating`);
    const open = vi.fn();
    rerender(
      <button type="button" name="heating" aria-expanded="false" onClick={open}>
        Heating
      </button>,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole("button", { name: "Heating" })).toHaveFocus();
    expect(open).toHaveBeenCalledOnce();
  });
});
