import { Trash2 } from "lucide";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { PhotoRoomChoice } from "#lib/schemas/photos.ts";
import { RoomSelect } from "./room-select.tsx";

export function SelectionBar({
  count,
  rooms,
  isBusy,
  onRoom,
  onDelete,
  onDone,
}: {
  count: number;
  rooms: readonly PhotoRoomChoice[];
  isBusy: boolean;
  onRoom: (room: PhotoRoomChoice) => void;
  onDelete: () => void;
  onDone: () => void;
}) {
  const isOff = isBusy || count === 0;
  return (
    <div
      role="group"
      aria-label="Selected photos"
      className="sticky top-16 z-10 flex flex-wrap items-center gap-3 rounded-xl border bg-card px-4 py-3"
    >
      <p role="status" className="mr-auto font-medium">
        {count === 0 ? "Select photos" : `${count} selected`}
      </p>
      <RoomSelect
        label="Room for the selected photos"
        none="Set room"
        room={null}
        rooms={rooms}
        disabled={isOff}
        onChoose={(room) => {
          if (room) onRoom(room);
        }}
        className="w-auto max-w-full"
      />
      <Button variant="outline" disabled={isOff} onClick={onDelete}>
        <Icon node={Trash2} />
        Delete
      </Button>
      <Button variant="outline" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
