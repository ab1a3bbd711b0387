import { expect, it } from "vitest";
import { findCommonPassword } from "./common-password.ts";

const SOMEONE = "someone@example.com";

const COMMON = `
  Password1! Passw0rd! P@ssw0rd1 P@$$w0rd Pa$$word1 Password123! Password@123 Password12345!
  Qwerty123! Qwerty@123 Qwertyuiop1! 1qaz@WSX !QAZ2wsx 1qaz!QAZ Zaq12wsx! Qwe123!@#
  Q1w2e3r4! Q1w2e3r4t5! Aa123456! Aa@123456 Aa123456@ Abc@1234 Abcd1234! Abcd@1234
  Abc123!@# Admin123! Admin@123 Admin123!@# Welcome1! Welcome@123 W3lcome! Letmein1!
  L3tm31n! Test1234! Test@123 Pass@123 Pass1234! Sunshine1! $unshine1! Iloveyou1!
  Iloveyou2! Monkey123! Dragon2024! Football1! F00tball! Baseball#1 Superman1! Batman123!
  Michael1! Jordan23! Princess1! Princes$1! Shadow12! Master123! M@ster123 Trustno1!
  Hello123! Hello@123 Charlie1! Freedom1! Summer2024! Winter2023! Spring2024! August2023!
  Changeme1! Secret123! Computer1! Internet1! Samsung1! Google123! Zxcvbnm1! Asdfghjkl1!
  Asdf1234! Asdf@123 123Qwe!! 123qweASD! 1Q2w3e4r! 1q2w3e4r5T! Aaaaaaa1! Abababab1!
  India@123 !Password1 123Password! Starwars1! Pokemon1! Liverpool1! Chelsea1! Ashley12!
  Jessica1! Hunter22! Killer123! Ginger12! Cheese123! Banana12! Cookie123! Flower123!
  Guitar12! Snoopy12!
`;

it.each(COMMON.trim().split(/\s+/))("rejects %s as common", async (password) => {
  expect(await findCommonPassword(password, SOMEONE)).toBe("common");
});

it.each([
  "correct Horse battery 9 staple!",
  "Maple-kettle-orbit-42",
  "Blue Monkey Rides 7 Trains!",
  "violet.Umbrella.cactus.3",
  "Seven7 Geese fly South!",
  "my-Dog-ate-3-newspapers",
  "Grandma's 2nd garden gate",
  "Purple7-Tractor-Onion",
  "we moved here in May 1998!",
  "Copper&Lantern&Otter&5",
  "The red door sticks, 1 push",
  "Tulips2Bloom!AfterSnow",
  "N3ver eat soggy waffles?",
  "Old-Porch-Swing-1956!",
  "Rain on tin Roof #4",
  "five_Golden_pears_5",
  "Kettle!Sofa9Bicycle",
  "Sunday-Pancakes-4-all",
  "Lighthouse+Moss+17+Quilt",
  "Walnut desk, 3 Drawers",
  "Tr0ub4dor&3x",
  "Two 8-year-olds & a cat",
  "Every Friday: fish+7 chips",
  "Snow in April? 1997",
  "Yellow9Submarine,no!",
  "Coffee before 10 is Law.",
  "Ann's 4th of July quilt",
  "Hedgehog/Pumpkin/62/Sky",
  "Old oak. New nest. 3 eggs",
  "Jupiter rises at 9:41 pm",
  "Mend-the-Fence-in-03",
  "Porchlight glows over 7 Maple Street",
  "Harbor&Thimble&Goose8",
  "Left my keys @ Nana's 2x",
  "Winter soup for Twelve (12)",
  "Tangerine bus 86 to Town",
  "Lemon_Trees_grow_5_feet",
  "Our first Kiss: room 214",
  "No 1 likes wet Socks!",
  "Bread+Butter+Marmalade=3",
  "Quiet river, Loud 6 frogs",
  "Mint green Door #12b",
])("accepts the words %j", async (password) => {
  expect(await findCommonPassword(password, SOMEONE)).toBeNull();
});

it.each([
  "xK9#mQ2$vL7!",
  "T7r!pW4z&Bn1",
  "gH5^tYq8*LwZ",
  "9fD#s2Kp@Xe4",
  "Zq8!Vb3%Nm6",
  "aR4$kTz7!Qp",
  "bU7&jWx2#Hf9",
  "Lm3@Yp8!Rc5s",
  "7vN!xQ4$gKt2",
  "w2E#rT6yU!pZ",
  "Jk4%Gh9&Ds1q",
  "P8s!Lf3@Cz6w",
  "Q5n$Vr2*Xb8m",
  "cT9#Hy4!Mj7e",
  "yF6@Kd3^Wp8u",
  "Rz1!Bq7$Nv5x",
  "h3G&tS9#Lk2c",
  "eX8%Mw4!Qz6j",
  "U2v#Rb7@Yf9n",
  "nP5*Jc3$Tg8d",
  "m4xXk!0q9",
  "Kj7$kj2!Lq",
  "4Xq!9z#Lw",
  "Ab3$Ab3%Ab3!x",
  "Vd6^Kq9!hT2s",
  "f8L@zR4#nC1y",
  "Wg2$Xp7&Jb5m",
  "tY9!Dk3*Hs6q",
  "Q4v^Nz8@Lr1c",
  "b7K#Fm2%Tw5x",
  "Hj3&Py6$Gd9v",
  "zS5*Rc8!Xn4k",
  "Nt1@Wb7^Vq3f",
  "p6D%Lh9#Ks2j",
  "G8y!Tm4&Zr7w",
  "xC3$Qf5@Bn8h",
  "Mv9^Js1*Pk6d",
  "d2R&Wz7!Ly4t",
  "K5q@Hn3#Xc8g",
  "sB6%Vt9$Fj1m",
  "Ly8*Gp4^Rd2z",
  "wQ1!Kx7@Ms5h",
  "J9c#Tb3&Nv6y",
  "Fz4$Lw8%Hq2r",
  "uP7@Xd5!Cg9k",
])("accepts the random characters %j", async (password) => {
  expect(await findCommonPassword(password, SOMEONE)).toBeNull();
});

it.each([
  ["Vandersteen1987!", "h.vandersteen@example.com"],
  ["J0nes-204!", "katherine.jones@example.com"],
  ["Katherine.Jones1", "katherine.jones@example.com"],
  ["KatherineJones#1", "katherine.jones@example.com"],
  ["MyPorchlight1!", SOMEONE],
  ["P0rchl1ght!", SOMEONE],
])("rejects %s for %s", async (password, email) => {
  expect(await findCommonPassword(password, email)).toBe("own");
});

it.each([
  ["Annual-Report-2024!", "ann@example.com"],
  ["Jones lives at 12 Elm, upstairs", "katherine.jones@example.com"],
  ["Vandersteen1987!", SOMEONE],
])("accepts %s for %s", async (password, email) => {
  expect(await findCommonPassword(password, email)).toBeNull();
});
