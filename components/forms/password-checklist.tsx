import { Check } from "lucide";

import { Icon } from "#components/ui/icon.tsx";
import { PASSWORD_RULES } from "#lib/fields/account.ts";
import { cn } from "#lib/utils.ts";

/** @param id for the field's aria-describedby */
export function PasswordChecklist({ password, id }: { password: string; id?: string }) {
  const rules = PASSWORD_RULES.map((rule) => ({ ...rule, met: rule.test(password) }));
  const met = rules.filter((rule) => rule.met).length;
  return (
    <div className="@container">
      <ul
        id={id}
        role="list"
        aria-label="Password rules"
        className="grid gap-x-3 gap-y-1.5 text-sm leading-5 @min-[25rem]:grid-cols-[max-content_max-content]"
      >
        {rules.map((rule) => (
          <li
            key={rule.id}
            data-met={rule.met}
            className={cn(
              "flex items-center gap-2 transition-colors",
              rule.met ? "text-primary" : "text-muted-foreground",
            )}
          >
            <span
              aria-hidden
              className={cn(
                "flex size-4.5 shrink-0 items-center justify-center rounded-full border transition-colors",
                rule.met ? "border-primary bg-primary text-primary-foreground" : "border-input",
              )}
            >
              {rule.met ? <Icon node={Check} className="size-3 stroke-[3.5]" /> : null}
            </span>
            <span>{rule.label}</span>
            <span className="sr-only">{rule.met ? "(met)" : "(not met)"}</span>
          </li>
        ))}
      </ul>
      {/* Announced only when the count changes, not with every keystroke. */}
      <p className="sr-only" role="status">
        {password ? `${met} of ${rules.length} password rules met` : ""}
      </p>
    </div>
  );
}
