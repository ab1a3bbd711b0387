import { useQuery } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { documents as documentsQuery } from "#components/data/queries.ts";
import type { ChecklistItemView, DocumentView } from "#lib/schemas/documents.ts";
import { fill, press, renderScreen, settle, setUpScreen } from "#tests/screen.tsx";
import { DocumentDialog } from "./document-dialog.tsx";

const ID = "0d4a6b1c-3f52-4f0e-9a68-0c5a7d1e2f30";
const LISTING = `PUT /api/documents/${ID}/listing`;
const CALL = `PATCH /api/documents/${ID}`;

const DEED: DocumentView = {
  ...{ id: ID, revision: 1, name: "Deed", note: "", folder: "title", visibility: "everyone" },
  ...{ ownsVisibility: true, item: null, addedAt: "2026-11-01T10:00:00Z", addedByName: null },
  ...{ version: 1, versions: [], links: [], isListed: false, goneAt: null },
};
const ITEM: ChecklistItemView = {
  ...{ key: "deed", title: "Deed", text: "", due: null, doubt: null, asksLawyer: false },
  ...{ source: { name: "", url: null, isConfirmed: true }, folder: "title", state: "missing" },
  isFiled: false,
};
const viewOf = (changes: Partial<DocumentView> = {}) => ({ documents: [{ ...DEED, ...changes }] });

function Host() {
  const { data } = useQuery(documentsQuery);
  return (
    <DocumentDialog
      open
      document={data?.documents[0] ?? null}
      items={[ITEM]}
      add={null}
      onClose={() => undefined}
      onCloseAutoFocus={() => undefined}
    />
  );
}

const server = setUpScreen();

it("saves the checklist item together with the details", async () => {
  renderScreen(<Host />, { "/api/documents": viewOf() });
  await fill("Note (optional)", "Recorded in 1998");
  fireEvent.change(screen.getByLabelText("Checklist item"), { target: { value: "deed" } });
  await settle();
  expect(server.calls).toEqual([]);
  server.answer(CALL, 200, viewOf({ revision: 2, item: "deed", note: "Recorded in 1998" }));
  await press("Save changes");
  await fill("Name", "Warranty deed");
  fireEvent.change(screen.getByLabelText("Checklist item"), { target: { value: "" } });
  await press("Save changes");
  expect(server.bodies(CALL)).toMatchObject([
    { revision: 1, item: "deed", note: "Recorded in 1998" },
    { revision: 2, item: null, name: "Warranty deed" },
  ]);
});

it("shows what another window saved in the meantime", async () => {
  renderScreen(<Host />, { "/api/documents": viewOf() });
  const theirs = { name: "Deed", note: "Recorded", folder: "title", visibility: "everyone" };
  const current = { ...theirs, item: null };
  const conflict = { revision: 2, at: "2026-11-28T15:05:00.000Z", by: null, current };
  server.answer(CALL, 409, { error: "Changed", conflict });
  server.answer("GET /api/documents", 200, viewOf({ revision: 2, note: "Recorded" }));
  await fill("Name", "Warranty deed");
  await press("Save changes");
  const dialog = screen.getByRole("alertdialog", { name: "Changed while you were editing" });
  expect(dialog).toHaveTextContent("NameTheir versionDeedYoursWarranty deed");
  expect(dialog).toHaveTextContent("Note: Recorded (was Empty)");
  server.answer(CALL, 200, viewOf({ revision: 3, note: "Recorded", name: "Warranty deed" }));
  await press("Keep mine");
  expect(server.bodies(CALL)[1]).toMatchObject({
    ...{ revision: 2, name: "Warranty deed", note: "Recorded" },
  });
});

it("shows a document on the listing after a confirmation, and removes it", async () => {
  renderScreen(<Host />, { "/api/documents": viewOf() });
  await settle();
  await press("Show on listing");
  const question = screen.getByRole("alertdialog", { name: "Show “Deed” on your listing?" });
  expect(question).toHaveTextContent("Anyone with your listing's link can download it.");
  await press("Cancel");
  expect(server.calls).toEqual([]);
  await press("Show on listing");
  server.answer(LISTING, 409, { error: "Someone else changed this document." });
  server.answer("GET /api/documents", 200, viewOf({ revision: 2, version: 2 }));
  await press("Show on listing");
  expect(screen.getByText("Someone else changed this document.")).toBeVisible();
  await press("Show on listing");
  server.answer(LISTING, 200, viewOf({ revision: 3, isListed: true }));
  await press("Show on listing");
  expect(screen.getByText("On your listing")).toBeVisible();
  server.answer(LISTING, 200, viewOf());
  await press("Remove from listing");
  expect(server.bodies(LISTING)).toEqual([
    { isListed: true, revision: 1 },
    { isListed: true, revision: 2 },
    { isListed: false, revision: 3 },
  ]);
  expect(screen.queryByText("On your listing")).toBeNull();
});
