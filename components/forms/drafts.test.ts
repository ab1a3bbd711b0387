// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** Opens a tab: a copy of the module with its own session storage and the shared local storage. */
async function openTab() {
  vi.resetModules();
  const drafts = await import("./drafts.ts");
  const session: [string, string][] = [];
  return <T>(work: (tab: typeof drafts) => T): T => {
    sessionStorage.clear();
    for (const [key, value] of session.splice(0)) sessionStorage.setItem(key, value);
    const result = work(drafts);
    session.push(...(Object.entries(sessionStorage) as [string, string][]));
    return result;
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("keeps a draft after its tab is closed, for the same person only", async () => {
  const closed = await openTab();
  closed((tab) => tab.writeDraft("ana", "profile", { name: "Ana" }));

  const next = await openTab();
  expect(next((tab) => tab.readDraft("ana", "profile"))).toEqual({ name: "Ana" });
  expect(next((tab) => tab.readDraft("ben", "profile"))).toBeNull();
  expect(next((tab) => tab.readDraft("ana", "basics"))).toBeNull();
});

it("keeps a separate draft for each tab", async () => {
  const first = await openTab();
  const second = await openTab();
  first((tab) => tab.writeDraft("ana", "description", "first"));
  second((tab) => tab.writeDraft("ana", "description", "second"));
  expect(first((tab) => tab.readDraft("ana", "description"))).toBe("first");

  // The first tab's save doesn't remove the second tab's draft.
  first((tab) => tab.clearDraft("ana", "description"));
  const next = await openTab();
  expect(next((tab) => tab.readDraft("ana", "description"))).toBe("second");
});

it("forgets a closed tab's draft once it's saved or discarded", async () => {
  const closed = await openTab();
  closed((tab) => tab.writeDraft("ana", "basics", "3"));
  const next = await openTab();
  next((tab) => {
    tab.readDraft("ana", "basics");
    tab.clearDraft("ana", "basics");
  });
  expect(localStorage).toHaveLength(0);
});

it("clears everyone's drafts at logout, and no other data", async () => {
  localStorage.setItem("theme", "dark");
  const tab = await openTab();
  tab(({ writeDraft, clearDrafts }) => {
    writeDraft("ana", "basics", "3");
    writeDraft("ben", "profile", "B");
    clearDrafts();
  });
  expect(Object.keys(localStorage)).toEqual(["theme"]);
  expect(sessionStorage).toHaveLength(0);
});

it("works without drafts when the browser has no storage", async () => {
  const tab = await openTab();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  tab(({ writeDraft, readDraft }) => {
    writeDraft("ana", "basics", "3");
    expect(readDraft("ana", "basics")).toBeNull();
  });
});

it("keeps a draft saved on leaving for the next page, and forgets it if the page stays", async () => {
  vi.useFakeTimers();
  const left = await openTab();
  left((tab) => tab.writeDraft("ana", "description", "first"));
  left((tab) => tab.saveForNextPage());
  left((tab) => tab.clearDraft("ana", "description"));
  const next = await openTab();
  expect(next((tab) => tab.readDraft("ana", "description"))).toBe("first");

  left((tab) => tab.writeDraft("ana", "description", "second"));
  vi.advanceTimersByTime(10_000);
  expect(left((tab) => tab.readDraft("ana", "description"))).toBe("second");
  left((tab) => tab.clearDraft("ana", "description"));
  expect(left((tab) => tab.readDraft("ana", "description"))).toBeNull();

  left((tab) => tab.writeDraft("ana", "description", "third"));
  left((tab) => tab.saveForNextPage());
  left((tab) => tab.clearDraft("ana", "description"));
  left(() => vi.advanceTimersByTime(10_000));
  expect(left((tab) => tab.readDraft("ana", "description"))).toBeNull();
  vi.useRealTimers();
});
