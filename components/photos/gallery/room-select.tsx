import { fieldClasses } from "#components/ui/input.tsx";
import { roomLabel } from "#lib/photos/rooms.ts";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { cn } from "#lib/utils.ts";

const valueOf = (room: PhotoRoomChoice | null) => (room ? `${room.key} ${room.number ?? ""}` : "");

export function RoomSelect({
  id,
  label,
  none,
  room,
  rooms,
  disabled = false,
  onChoose,
  className,
}: {
  id?: string;
  label: string;
  /** What the option without a room says. */
  none: string;
  room: PhotoRoomChoice | null;
  rooms: readonly PhotoRoomChoice[];
  disabled?: boolean;
  onChoose: (room: PhotoRoomChoice | null) => void;
  className?: string;
}) {
  return (
    <select
      id={id}
      aria-label={label}
      data-no-drag
      value={valueOf(room)}
      disabled={disabled}
      onChange={({ target }) =>
        onChoose(rooms.find((one) => valueOf(one) === target.value) ?? null)
      }
      className={cn(fieldClasses, "h-11 px-2.5 text-md font-medium", className)}
    >
      <option value="">{none}</option>
      {rooms.map((one) => (
        <option key={valueOf(one)} value={valueOf(one)}>
          {roomLabel(one, null)}
        </option>
      ))}
    </select>
  );
}
