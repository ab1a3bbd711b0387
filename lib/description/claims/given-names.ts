/**
 * Given names that are common in the US (Social Security Administration, names of a century), without
 * those that are names of cities, streets or things as well: whoever is addressed by one is no place.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `Aaron Abby Abigail Adam Adrian Adriana Agnes Ahmed Aisha Alan Albert Alejandro Alex Alexander Alexandra
  Alexis Alfred Alice Alicia Alison Allison Alvin Alyssa Amanda Amber Amelia Amir Amy Ana Andre Andrea Andrew
  Andy Angela Angelica Anita Ann Anna Anne Annie Anthony Antonio Anton April Arjun Arnold Arthur Ashley Audrey
  Barb Barbara Barry Beatrice Becky Ben Benjamin Bernard Bernice Beth Betsy Betty Beverly Bill Billy Bob
  Bobby Bonnie Brad Bradley Brandon Brenda Brent Brian Brittany Bruce Bryan Caitlin Calvin Camila Carl Carla
  Carlos Carmen Carol Caroline Carolyn Carrie Catherine Cathy Cecilia Cesar Charles Charlie Cheryl Chloe Chris
  Christina Christine Christopher Cindy Claire Clara Clarence Clifford Colin Colleen Connie Connor Corey
  Courtney Craig Cristina Crystal Curtis Cynthia Daisy Dan Dana Daniel Danielle Danny Darlene Darrell Dave
  David Dawn Dean Deb Debbie Deborah Debra Denise Dennis Derek Derrick Diana Diane Diego Don Donald Donna Doris
  Dorothy Doug Douglas Duane Dwayne Dylan Earl Ed Eddie Edith Edna Edward Edwin Eileen Elaine Elena Eleanor
  Elijah Elizabeth Ella Ellen Emily Emma Eric Erica Erik Erin Esther Ethan Ethel Eva Evan Evelyn Felicia
  Felipe Fernando Fiona Frances Francis Francisco Frank Fred Frederick Gabriel Gabriela Gail Gary Gene George
  Gerald Geraldine Gina Gladys Glenda Glenn Gloria Gordon Grace Greg Gregory Gwen Hal Hank Hannah Harold
  Harriet Harry Harvey Hassan Heather Hector Heidi Helen Henry Herbert Herman Holly Howard Hugo Ian Ibrahim Ida
  Ines Ingrid Irene Iris Isaac Isabel Isabella Ivan Ivy Jack Jacob Jacqueline Jaime Jake James Jamie Jan Jane
  Janet Janice Jared Jasmine Jason Javier Jay Jean Jeanette Jeanne Jeff Jeffrey Jen Jenna Jennifer Jenny Jeremy
  Jerome Jerry Jesse Jessica Jesus Jill Jim Jimmy Jo Joan Joann Joanna Joanne Joe Joel John Johnny Jon Jonathan
  Jorge Jose Joseph Josephine Josh Joshua Joy Joyce Juan Juanita Judith Judy Julia Julian Julie June Justin
  Kara Karen Kareem Karl Kate Katherine Kathleen Kathryn Kathy Katie Kayla Keith Kelly Ken Kenji Kenneth Kevin
  Kim Kimberly Kirk Kristen Kristin Kristina Kumar Kurt Kyle Larry Laura Lauren Laurie Leah Lee Lena Leo Leon
  Leonard Leroy Leslie Lewis Liam Lillian Linda Lisa Lloyd Lois Lori Lorraine Louis Louise Lucas Lucia Lucille
  Lucy Luis Luke Lyle Lynn Mabel Mac Maggie Mandy Manuel Marc Marcia Marco Marcus Margaret Maria Marian Marie
  Marilyn Mario Marjorie Mark Marlene Marsha Martha Martin Marvin Mary Matt Matthew Maureen Maurice Max Maya
  Megan Mei Melanie Melinda Melissa Melvin Mercedes Meredith Michael Michele Michelle Miguel Mike Mildred Milton
  Mindy Minh Miriam Misty Mitchell Mohammed Molly Monica Morgan Muriel Myra Nadia Nadine Nancy Naomi Natalie
  Natasha Nathan Neil Nicholas Nick Nicole Nina Noah Noel Nora Norma Norman Olga Oliver Olivia Omar Oscar Otto
  Owen Pam Pamela Pat Patrick Patricia Patti Patty Paul Paula Pauline Pedro Peggy Penny Perry Pete Peter Phil
  Philip Phillip Phyllis Pilar Priya Quentin Rachel Rafael Ralph Ramon Randall Randy Raul Ray Raymond Rebecca
  Regina Renee Rhonda Ricardo Richard Rick Ricky Rita Rob Robert Roberta Roberto Robin Rodney Roger Roland Ron
  Ronald Ronnie Rosa Rosalie Rosemary Ross Roxanne Roy Ruben Ruby Russ Russell Ruth Ryan Sally Sam Samantha
  Samir Samuel Sandra Sandy Sara Sarah Scott Sean Sergio Seth Shane Shannon Sharon Shaun Shawn Sheila Shirley
  Sofia Sonia Sonya Sophia Sophie Stacey Stacy Stan Stanley Stella Stephanie Stephen Steve Steven Stuart Sue
  Susan Suzanne Sylvia Tamara Tammy Tanya Tara Ted Teresa Terri Terry Thelma Theo Theodore Theresa Thomas Tiffany
  Tim Timothy Tina Todd Tom Tommy Toni Tony Tracy Travis Trevor Tyrone Valerie Vanessa Vera Vernon Veronica
  Vicki Vickie Victor Vincent Viola Vivian Wade Walt Walter Wanda Warren Wendy Wesley Will William Willie Winnie
  Yolanda Yusuf Yvette Yvonne Zach Zachary Zoe`.split(/\s+/),
);
