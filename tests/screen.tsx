import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { answerOf } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { QueryProvider } from "#components/data/query-provider.tsx";
import { Toaster } from "#components/ui/toaster.tsx";
import { Tips } from "#components/ui/tips.tsx";
import { clearToasts } from "#components/ui/use-toast.ts";
import type { UserView } from "#lib/schemas/account.ts";
import { visit } from "./navigation.ts";

/** The logged-in user of screen tests. */
export const VIEWER: UserView = {
  id: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1a01",
  email: "ana@example.com",
  name: "Ana Torres",
  parentUserId: null,
  authProvider: "email",
};

type Call = { call: string; body: unknown };
type Answer = (init: RequestInit) => Promise<Response>;

/** Replaces the server: `answer("POST /api/profile", 200, saved)`. A call without an answer fails. */
function createServer() {
  const calls: Call[] = [];
  const answers = new Map<string, Answer>();
  const callsOf = (call: string) => calls.filter((one) => one.call === call);
  return {
    /** Starts a test without calls and answers. */
    start() {
      calls.length = 0;
      answers.clear();
      vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
        const call = `${init.method ?? "GET"} ${path}`;
        calls.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined });
        return answers.get(call)?.(init) ?? Promise.reject(new TypeError(`No answer for ${call}`));
      });
    },
    calls,
    callsOf,
    bodies: (call: string) => callsOf(call).map(({ body }) => body),
    answer(call: string, status: number, body: unknown) {
      answers.set(call, async () => Response.json(body, { status }));
    },
    /** Makes a call wait for the returned function. */
    hold(call: string) {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answers.set(call, () => promise);
      return async (status: number, body: unknown) => {
        resolve(Response.json(body, { status }));
        await settle();
      };
    },
    /** Responds with lines of JSON, which the test sends one by one. */
    stream(call: string) {
      const encoder = new TextEncoder();
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      answers.set(call, async ({ signal }) => {
        signal?.throwIfAborted();
        signal?.addEventListener("abort", () => void writer.abort(signal.reason));
        return new Response(readable);
      });
      return {
        async send(...lines: unknown[]) {
          for (const line of lines) {
            void writer.write(encoder.encode(`${JSON.stringify(line)}\n`)).catch(() => undefined);
          }
          await settle();
        },
        async end() {
          void writer.close().catch(() => undefined);
          await settle();
        },
        async breakOff() {
          void writer.abort(new TypeError("network error")).catch(() => undefined);
          await settle();
        },
      };
    },
  };
}

/**
 * Prepares a file's screen tests: fake timers, a path and no toasts. Call it at the top of the file.
 * @returns the server, which starts each test without answers
 */
export function setUpScreen({ path = "/", now }: { path?: string; now?: Date } = {}) {
  const server = createServer();
  beforeEach(() => {
    vi.useFakeTimers(now && { now });
    visit(path);
    server.start();
  });
  afterEach(() => {
    act(clearToasts);
    vi.useRealTimers();
  });
  return server;
}

/**
 * Renders a screen as a logged-in page does.
 * @param data preloaded by the server, by the path of the call
 */
export function renderScreen(element: ReactElement, data: Record<string, unknown> = {}) {
  return render(
    <QueryProvider signedIn>
      <Prefill
        answers={Object.entries({ "/api/auth/user": VIEWER, ...data }).map(([path, data]) =>
          answerOf([path], data),
        )}
      >
        {element}
        <Tips />
        <Toaster />
      </Prefill>
    </QueryProvider>,
  );
}

/** Renders a screen of a page that needs no login. */
export function renderSignedOut(element: ReactElement) {
  return render(
    <QueryProvider signedIn={false}>
      {element}
      <Toaster />
    </QueryProvider>,
  );
}

/** Advances fake timers by `ms` milliseconds and runs pending promises and imports. */
export async function settle(ms = 0) {
  // Finished imports must render and run their effects both before and after time passes.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
}

export async function fill(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await settle();
}

/** Clicks a button, which gets the focus as in a browser. */
export async function press(name: string | RegExp) {
  const button = screen.getByRole("button", { name });
  act(() => button.focus());
  fireEvent.click(button);
  await settle();
}

export const toastText = () => screen.getByRole("region", { name: /F8/ }).textContent;

export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
