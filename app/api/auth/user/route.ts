import { reading, routes } from "#http/route.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/auth/user": reading({}, (_nothing, { user }) => user),
});
