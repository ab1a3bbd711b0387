import { reading, routes } from "#http/route.ts";
import { feedOfPerson, makeFeed, removeFeed, viewFeed } from "#services/calendar-feeds.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/calendar-feed": reading({ feed: feedOfPerson }, ({ feed }) => viewFeed(feed)),
  "POST /api/calendar-feed": ({ user }) => makeFeed(user),
  "DELETE /api/calendar-feed": ({ user }) => removeFeed(user.id),
});
