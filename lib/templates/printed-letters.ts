/** The code points that the faces of templates have (app/fonts), made by `npm run generate -- fonts`. */
export const PRINTED_LETTERS = {
  sans: "20-7e a0-ac ae-148 14a-1c3 1c5-24f 2bb-2bf 1e00-1e9b 1e9d-1e9f 1ef2-1eff 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 20ac 2122 2212",
  serif:
    "20-7e a0-148 14a-17e 18f 192 1a0-1a1 1af-1b0 1c4-1cc 1d9-1da 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233 237 2bc 1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b 1e42-1e43 1e46-1e49 1e4c-1e53 1e5a-1e5b 1e5e-1e5f 1e62-1e65 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e92-1e93 1e97 1e9e 1ef2-1ef9 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 20ac 2122 2212",
};
