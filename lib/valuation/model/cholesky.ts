/**
 * Replaces the lower triangle of a positive definite matrix by its Cholesky factor L (A = L·Lᵀ).
 * @param matrix in row-major order; only the lower triangle is read
 * @throws RangeError if the matrix is not positive definite
 */
export function factorize(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    const start = row * size;
    for (let column = 0; column <= row; column++) {
      const other = column * size;
      let sum = matrix[start + column]!;
      for (let k = 0; k < column; k++) sum -= matrix[start + k]! * matrix[other + k]!;
      if (row === column) {
        if (!(sum > 0)) throw new RangeError("The matrix is not positive definite.");
        matrix[start + row] = Math.sqrt(sum);
      } else {
        matrix[start + column] = sum / matrix[other + column]!;
      }
    }
  }
}

/** Solves L·Lᵀ·x = b in place with the factor from `factorize`; `right` is b before and x after. */
export function solveFactored(factor: Float64Array, size: number, right: Float64Array): void {
  for (let row = 0; row < size; row++) {
    let sum = right[row]!;
    for (let k = 0; k < row; k++) sum -= factor[row * size + k]! * right[k]!;
    right[row] = sum / factor[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row]!;
    for (let k = row + 1; k < size; k++) sum -= factor[k * size + row]! * right[k]!;
    right[row] = sum / factor[row * size + row]!;
  }
}
