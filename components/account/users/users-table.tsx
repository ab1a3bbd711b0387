import { Trash2 } from "lucide";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmailText } from "#components/ui/email-text.tsx";
import { Icon } from "#components/ui/icon.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table.tsx";
import { accessLabel, canDeleteUser } from "#lib/account-rules.ts";
import type { Member } from "#lib/schemas/users.ts";
import { Invited } from "./invited.tsx";

/** @param invited ids of users who haven't accepted yet */
export function UsersTable({
  caller,
  members,
  invited,
  onDelete,
}: {
  caller: { id: string };
  members: readonly Member[];
  invited: readonly string[];
  onDelete: (member: Member, button: HTMLElement) => void;
}) {
  return (
    <Table aria-label="Users">
      <TableHeader>
        <TableRow>
          <TableHead className="pl-5 sm:pl-7">Name</TableHead>
          <TableHead className="px-2 max-sm:w-px sm:px-4">Access</TableHead>
          <TableHead className="w-0 pr-5 pl-2 text-right sm:pr-7">
            <span className="max-sm:sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {members.map((member) => (
          <TableRow key={member.id}>
            <TableCell className="pl-5 sm:pl-7">
              <span className="flex flex-wrap items-center gap-x-2 leading-6">
                {member.profileName ? (
                  <span className="font-medium wrap-anywhere">{member.profileName}</span>
                ) : (
                  <span className="text-muted-foreground">No name yet</span>
                )}
                {member.id === caller.id ? <Badge variant="primary">You</Badge> : null}
              </span>
              <span className="block text-sm leading-5 text-muted-foreground">
                <EmailText>{member.email}</EmailText>
              </span>
              {invited.includes(member.id) ? <Invited member={member} caller={caller} /> : null}
            </TableCell>
            <TableCell className="px-2 max-sm:text-sm sm:px-4">
              {accessLabel(caller, member)}
            </TableCell>
            <TableCell className="py-2 pr-4 pl-2 text-right sm:pr-6">
              {canDeleteUser(caller, member) ? (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Delete ${member.email}`}
                  onClick={(event) => onDelete(member, event.currentTarget)}
                  className="text-muted-foreground enabled:hover:text-destructive"
                >
                  <Icon node={Trash2} />
                </Button>
              ) : null}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
