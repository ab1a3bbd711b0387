import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { PhotosView } from "#lib/schemas/photos.ts";
import { photoOf, photosOf } from "#tests/photos/view.ts";
import { press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { PhotographyScreen } from "./photography-screen.tsx";

const server = setUpScreen({ path: "/photography" });

async function open(view: PhotosView) {
  renderScreen(<PhotographyScreen />, { "/api/photos": view });
  await settle();
}

const cards = () => screen.getAllByRole("button", { name: /^Photo \d+ of \d+:/ });

const said = (text: string) =>
  screen.getAllByRole("status").some((status) => status.textContent === text);

type Sent = {
  url: string;
  finish: (status: number) => Promise<void>;
  progress: (loaded: number) => Promise<void>;
  fail: () => Promise<void>;
};

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  class Request {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    statusText = "";
    responseText = "";
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #url = "";
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    abort() {
      this.onabort?.();
      this.onloadend?.();
    }
    send() {
      sent.push({
        url: this.#url,
        finish: (status) => {
          this.status = status;
          this.onload?.();
          this.onloadend?.();
          return settle();
        },
        progress: (loaded) => {
          this.upload.onprogress?.({ loaded });
          return settle();
        },
        fail: () => {
          this.onerror?.();
          this.onloadend?.();
          return settle();
        },
      });
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
});

const ID = "00000000-0000-4000-8000-00000000000a";
const part = (number: number) => ({ number, url: `/api/photo-uploads/${ID}/parts/${number}` });
const BEGUN = {
  uploadId: ID,
  size: 100,
  partBytes: 60,
  parts: [part(1), part(2)],
  photoId: null,
};
const file = (name: string, size = 100) => new File([new Uint8Array(size)], name);

async function choose(...files: File[]) {
  fireEvent.input(screen.getByLabelText("Choose photos"), { target: { files } });
  await settle();
}

async function begin() {
  server.answer("POST /api/photo-uploads", 200, BEGUN);
  server.answer(`POST /api/photo-uploads/${ID}/complete`, 200, photosOf([photoOf(9)]));
  server.answer(`GET /api/photo-uploads/${ID}`, 200, { ...BEGUN, parts: [part(2)] });
  server.answer("GET /api/photos", 200, photosOf([photoOf(9)]));
  await open(photosOf([]));
  await choose(file("kitchen.jpg"));
}

const progress = () => screen.getByRole("progressbar", { name: "kitchen.jpg" });

it("sends a photo part by part, shows its progress, and adds it", async () => {
  await begin();
  expect(sent.map(({ url }) => url)).toEqual([part(1).url]);
  await sent[0]!.progress(30);
  expect(progress()).toHaveAttribute("aria-valuenow", "30");
  await sent[0]!.finish(204);
  await sent[1]!.progress(20);
  expect(progress()).toHaveAttribute("aria-valuenow", "80");
  await sent[1]!.finish(204);
  expect(cards()).toHaveLength(1);
  expect(said("1 photo added.")).toBe(true);
});

it("adds photos with their rooms, in the order in which they were chosen", async () => {
  const LATER = "00000000-0000-4000-8000-00000000000b";
  const beginAs = (uploadId: string) => {
    const parts = [{ number: 1, url: `/api/photo-uploads/${uploadId}/parts/1` }];
    server.answer("POST /api/photo-uploads", 200, { ...BEGUN, uploadId, parts });
  };
  const complete = (uploadId: string, query = "") =>
    `POST /api/photo-uploads/${uploadId}/complete${query}`;
  const room = { key: "bedroom", number: 2 } as const;
  const wanted = [{ room, label: "Bedroom 2", photoIds: [], advice: [] }];
  await open(photosOf([], { coverage: { wanted } }));
  beginAs(ID);
  const toRoom = screen.getByLabelText("Add a photo: Bedroom 2");
  fireEvent.input(toRoom, { target: { files: [file("bedroom.jpg")] } });
  await settle(10);
  beginAs(LATER);
  await choose(file("later.jpg"));

  const later = photoOf(9, { id: LATER });
  server.answer(complete(LATER), 200, photosOf([later]));
  await sent[1]!.finish(204);
  const completed = complete(ID, `?room=bedroom&roomNumber=2&beforePhotoId=${LATER}`);
  const refused = { error: "Gone.", fields: { beforePhotoId: "Gone." } };
  server.answer(completed, 400, refused);
  const anywhere = complete(ID, "?room=bedroom&roomNumber=2");
  server.answer(anywhere, 200, photosOf([photoOf(8, { id: ID, room }), later]));
  await sent[0]!.finish(204);
  expect(server.calls.slice(2, 5).map(({ call }) => call)).toEqual([
    complete(LATER),
    completed,
    // The other photo was deleted meanwhile.
    anywhere,
  ]);
  expect(screen.getByLabelText(/^Room of photo 1/)).toHaveDisplayValue("Bedroom 2");
});

it("asks to keep the tab open if the browser can't store the file", async () => {
  await begin();
  expect(screen.getByText(/Keep this tab open until your uploads finish/)).toBeVisible();
});

it("sends what is missing when the connection is back", async () => {
  await begin();
  await sent[0]!.finish(204);
  await sent[1]!.fail();
  expect(
    screen.getByText("No connection. The upload resumes when you're back online."),
  ).toBeVisible();
  act(() => void window.dispatchEvent(new Event("online")));
  await settle();
  expect(sent.map(({ url }) => url)).toEqual([part(1).url, part(2).url, part(2).url]);
  await sent[2]!.finish(204);
  expect(cards()).toHaveLength(1);
  expect(server.callsOf("POST /api/photo-uploads")).toHaveLength(1);
});

it("sends a part again after a minute without progress", async () => {
  await begin();
  await settle(50_000);
  await sent[0]!.progress(10);
  await settle(50_000);
  expect(sent).toHaveLength(1);
  await settle(10_000);
  expect(
    screen.getByText("No connection. The upload resumes when you're back online."),
  ).toBeVisible();
  await settle(1000);
  expect(sent.map(({ url }) => url)).toEqual([part(1).url, part(2).url]);
});

it("uploads three at a time, also after one fails", async () => {
  server.answer("POST /api/photo-uploads", 409, { error: "There is no room." });
  await open(photosOf([]));
  await choose(file("empty.jpg", 0), file("a.jpg"), file("b.jpg"), file("c.jpg"), file("d.jpg"));
  expect(screen.getByText("This file is empty.")).toBeVisible();
  expect(screen.getAllByText("There is no room.")).toHaveLength(4);

  server.answer("POST /api/photo-uploads", 200, BEGUN);
  for (const name of ["a.jpg", "b.jpg", "c.jpg", "d.jpg"]) await press(`Try again: ${name}`);
  expect(sent).toHaveLength(3);
  expect(screen.getByText("Waiting to upload")).toBeVisible();
  await press("Remove: empty.jpg");
  expect(screen.queryByText("empty.jpg")).toBeNull();
});

it("cancels an upload, on the server too", async () => {
  server.answer(`DELETE /api/photo-uploads/${ID}`, 200, {});
  await begin();
  await press("Cancel: kitchen.jpg");
  expect(screen.queryByText("kitchen.jpg")).toBeNull();
  expect(server.callsOf(`DELETE /api/photo-uploads/${ID}`)).toHaveLength(1);
});

it("uploads dropped and pasted photos", async () => {
  server.hold("POST /api/photo-uploads");
  await open(photosOf([]));
  const data = (name: string) => ({ types: ["Files"], files: [file(name)] });
  fireEvent.dragEnter(document.body, { dataTransfer: data("dropped.jpg") });
  expect(screen.getByText("Drop photos here")).toBeVisible();
  fireEvent.drop(document.body, { dataTransfer: data("dropped.jpg") });
  expect(screen.queryByText("Drop photos here")).toBeNull();
  fireEvent.paste(document.body, { clipboardData: data("pasted.png") });
  await settle();
  expect(screen.getByText("dropped.jpg")).toBeVisible();
  expect(screen.getByText("pasted.png")).toBeVisible();
});
