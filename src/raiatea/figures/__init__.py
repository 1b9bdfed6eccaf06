"""The figures that docs state, made anew."""
