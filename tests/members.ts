import type { Member } from "#lib/schemas/users.ts";
import { VIEWER } from "./screen.tsx";

export const ADMIN: Member = {
  id: VIEWER.id,
  email: VIEWER.email,
  profileName: "Ana Torres",
  parentUserId: null,
};
export const BEN: Member = {
  id: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1a02",
  email: "ben@example.com",
  profileName: "Ben Torres",
  parentUserId: ADMIN.id,
};
export const CAM: Member = {
  id: "5b0d2d0a-6a58-4c43-9a35-0d2c9b8f1a03",
  email: "cam@example.com",
  profileName: null,
  parentUserId: BEN.id,
};
