"use client";

import { type Control, useWatch } from "react-hook-form";
import { TextField } from "#components/forms/text-field.tsx";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "#components/ui/form.tsx";
import { fieldClasses } from "#components/ui/input.tsx";
import { PHOTO_ROOM_KEYS, PHOTO_ROOMS } from "#lib/fields/photos.ts";
import type { PhotoForm } from "#lib/schemas/photo-form.ts";
import { cn } from "#lib/utils.ts";
import { NO_ROOM } from "../room-name.ts";

export function RoomFields({ control }: { control: Control<PhotoForm, unknown, PhotoForm> }) {
  const roomKey = useWatch({ control, name: "roomKey" });
  const isNumbered = roomKey !== "" && PHOTO_ROOMS[roomKey].many;
  return (
    <div className="flex items-start gap-4">
      <FormField
        control={control}
        name="roomKey"
        render={({ field }) => (
          <FormItem className="flex-1">
            <FormLabel>Room</FormLabel>
            <FormControl>
              <select {...field} className={cn(fieldClasses, "h-11")}>
                <option value="">{NO_ROOM}</option>
                {PHOTO_ROOM_KEYS.map((key) => (
                  <option key={key} value={key}>
                    {PHOTO_ROOMS[key].label}
                  </option>
                ))}
              </select>
            </FormControl>
            <FormMessage />
          </FormItem>
        )}
      />
      {isNumbered ? (
        <div className="w-28">
          <TextField
            control={control}
            name="roomNumber"
            label="Number"
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      ) : null}
    </div>
  );
}
