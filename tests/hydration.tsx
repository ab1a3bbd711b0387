import { runInThisContext } from "node:vm";
import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { onTestFinished, vi } from "vitest";
import { answerOf } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { QueryProvider } from "#components/data/query-provider.tsx";
import { EarlyInputTakeover } from "#components/layout/early-input.tsx";
import { EARLY_INPUT_SCRIPT } from "#lib/early-input.ts";
import { settle, VIEWER } from "#tests/screen.tsx";

const nextTask = setImmediate;

/** What a person does to a field that was just hydrated. */
export interface Interrupt {
  field: HTMLElement;
  actOn: (field: HTMLElement) => void;
}

const isReached = (field: HTMLElement) =>
  Object.keys(field).some((key) => key.startsWith("__reactFiber"));

/**
 * Hydrates in the smallest steps and acts on a field that was just reached. React then hydrates the
 * rest in one step.
 */
async function hydrateInterrupted(
  container: HTMLElement,
  page: ReactElement,
  { field, actOn }: Interrupt,
) {
  let now = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const root = hydrateRoot(container, page);
  onTestFinished(() => act(() => root.unmount()));
  while (!isReached(field)) await new Promise((resolve) => nextTask(resolve));
  actOn(field);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  clock.mockRestore();
}

/**
 * Shows an element as the server renders it, with the script for early input.
 * @returns a function that hydrates the page
 */
export function openPage(element: ReactElement) {
  const page = (
    <QueryProvider signedIn>
      <Prefill answers={[answerOf(["/api/auth/user"], VIEWER)]}>
        <main>{element}</main>
        <EarlyInputTakeover />
      </Prefill>
    </QueryProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  runInThisContext(EARLY_INPUT_SCRIPT);
  return async (interrupt?: Interrupt) => {
    if (interrupt) await hydrateInterrupted(container, page, interrupt);
    else render(page, { container, hydrate: true });
    await settle();
  };
}
