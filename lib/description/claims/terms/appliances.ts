import { any, nothing, option, type Term } from "../term.ts";

export const APPLIANCES: readonly Term[] = [
  {
    kind: "feature",
    supportedBy: option("appliances", "Dishwasher"),
    phrases: "dish[ ]washer[s], d/w",
  },
  {
    kind: "feature",
    supportedBy: option("appliances", "Dryer"),
    phrases: "[clothes] dryer[s]",
  },
  {
    kind: "feature",
    supportedBy: (home) => home.has("appliances", "Washer") && home.has("appliances", "Dryer"),
    phrases: "w/d",
  },
  {
    kind: "feature",
    supportedBy: option("appliances", "Freezer"),
    phrases: "[deep|chest] freezer[s]",
  },
  {
    kind: "feature",
    supportedBy: option("appliances", "Garbage Disposal"),
    phrases: "[garbage|waste] disposal[s], disposer[s]",
  },
  {
    kind: "feature",
    supportedBy: option("appliances", "Microwave"),
    phrases: "microwave[s] [oven[s]]",
  },
  {
    kind: "feature",
    supportedBy: option("appliances", "Range/Oven"),
    phrases: "range[s]/oven[s], oven[s], cook[ ]top[s], stove[ ]top[s]",
  },
  {
    kind: "feature",
    supportedBy: nothing,
    phrases: "(pizza|bread|brick|outdoor|wood fired|steam|convection|second|extra) oven[s]",
  },
  {
    kind: "feature",
    supportedBy: option("appliances", "Range/Oven"),
    phrases: "range[s]",
    notBefore: "of, in, from",
  },
  {
    kind: "feature",
    supportedBy: any(option("appliances", "Range/Oven"), option("heating", "Stove")),
    phrases: "stove[s]",
  },
  {
    kind: "feature",
    supportedBy: option("appliances", "Refrigerator"),
    phrases: "refrigerator[s], fridge[s]",
  },
  {
    kind: "feature",
    supportedBy: option("appliances", "Trash Compactor"),
    phrases: "trash compactor[s], compactor[s]",
  },
  {
    kind: "feature",
    supportedBy: option("appliances", "Washer"),
    phrases: "[clothes] washer[s], washing machine[s]",
  },
];
