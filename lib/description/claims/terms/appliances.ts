import { any, option, type TermRow } from "../claim.ts";

export const APPLIANCES: readonly TermRow[] = [
  { supportedBy: option("appliances", "Dishwasher"), phrases: "dish[ ]washer[s], d/w" },
  { supportedBy: option("appliances", "Dryer"), phrases: "[clothes] dryer[s]" },
  {
    supportedBy: (home) => home.has("appliances", "Washer") && home.has("appliances", "Dryer"),
    phrases: "w/d",
  },
  { supportedBy: option("appliances", "Freezer"), phrases: "[deep|chest] freezer[s]" },
  {
    supportedBy: option("appliances", "Garbage Disposal"),
    phrases: "[garbage|waste] disposal[s], disposer[s]",
  },
  { supportedBy: option("appliances", "Microwave"), phrases: "microwave[s] [oven[s]]" },
  {
    supportedBy: option("appliances", "Range/Oven"),
    phrases: "range[s]/oven[s], oven[s], cook[ ]top[s], stove[ ]top[s]",
  },
  { phrases: "(pizza|bread|brick|outdoor|wood fired|steam|convection|second|extra) oven[s]" },
  {
    supportedBy: option("appliances", "Range/Oven"),
    phrases: "range[s]",
    notBefore: "of, in, from",
  },
  {
    supportedBy: any(option("appliances", "Range/Oven"), option("heating", "Stove")),
    phrases: "stove[s]",
  },
  { supportedBy: option("appliances", "Refrigerator"), phrases: "refrigerator[s], fridge[s]" },
  {
    supportedBy: option("appliances", "Trash Compactor"),
    phrases: "trash compactor[s], compactor[s]",
  },
  {
    supportedBy: option("appliances", "Washer"),
    phrases: "[clothes] washer[s], washing machine[s]",
  },
];
