import { reading, routes } from "#http/route.ts";
import {
  busyCalendarOfPerson,
  connectBusyCalendar,
  disconnectBusyCalendar,
  refreshBusyCalendar,
  viewBusyCalendar,
} from "#services/busy-calendars.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  "GET /api/busy-calendar": reading({ row: busyCalendarOfPerson }, ({ row }) =>
    viewBusyCalendar(row),
  ),
  "PUT /api/busy-calendar": ({ user, input: { address } }) => connectBusyCalendar(user, address),
  "POST /api/busy-calendar": ({ user }) => refreshBusyCalendar(user),
  "DELETE /api/busy-calendar": ({ user }) => disconnectBusyCalendar(user.id),
});
